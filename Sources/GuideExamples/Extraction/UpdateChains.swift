import Diagnostics
import GuideMarkup

/// Finds the earlier builds of examples that say `updates=OLD`.
///
/// A build of an app has the bundle identifier and, if it names none, the module of the build
/// before: it is the same app, and finds what that one saved.
struct UpdateChains {
  private(set) var drafts: [ExampleDraft]
  private(set) var diagnostics: [Diagnostic] = []

  init(drafts: [ExampleDraft]) {
    self.drafts = drafts
  }

  mutating func resolve() {
    let targets = drafts.indices.map { target(of: $0) }
    for index in drafts.indices where drafts[index].updates != nil {
      resolve(index, targets)
    }
  }

  /// The example that one updates; nil where it updates none that there is.
  private mutating func target(of index: Int) -> Int? {
    guard let (word, words) = drafts[index].updates, let old = word.value else { return nil }
    guard let target = drafts.firstIndex(where: { $0.name.text == old }) else {
      report(unknown(old, word: word, words: words, draft: drafts[index]), index)
      return nil
    }
    if target == index {
      report(
        words.diagnostic(
          "updates.itself", at: word, "example `\(old)` cannot update itself",
          fix: "name the example that is the older build"), index)
      return nil
    }
    if drafts[target].kind != .app {
      report(
        words.diagnostic(
          "updates.not-an-app", at: word, "`\(old)` is not an app, so nothing can update it"), index
      )
      return nil
    }
    if drafts[target].use != .run || drafts[target].mustFail {
      report(
        words.diagnostic(
          "updates.not-run", at: word, "`\(old)` is not run, so nothing can update it",
          fix: "run the older build"), index)
      return nil
    }
    return target
  }

  private func unknown(
    _ old: String, word: Fence.Word, words: FenceAttributes, draft: ExampleDraft
  ) -> Diagnostic {
    if old.contains("#") {
      return words.diagnostic(
        "updates.other-guide", at: word, "`\(old)` is in another guide",
        fix: "write all builds of an app in one guide")
    }
    let names = drafts.filter { $0.kind == .app && $0.name.text != draft.name.text }
      .map(\.name.text)
    let nearest = Suggestion.nearest(to: old, among: names)
    return words.diagnostic(
      "updates.unknown-example", at: word, "`\(old)` is not an example of this guide",
      fix: nearest.map { "did you mean `\($0)`?" })
  }

  private mutating func resolve(_ index: Int, _ targets: [Int?]) {
    var chain: [Int] = []
    var next = targets[index]
    while let build = next, build != index, !chain.contains(build) {
      chain.insert(build, at: 0)
      next = targets[build]
    }
    guard next == nil else {
      // One report for each circle; an example that only leads into one is not a part of it.
      if next == index, chain.allSatisfy({ $0 > index }) { reportCircle(index, chain) }
      drafts[index].isBroken = true
      return
    }
    // What is wrong with an older build has been reported there.
    if chain.contains(where: { drafts[$0].isBroken }) { drafts[index].isBroken = true }
    guard let oldest = chain.first, !drafts[index].isBroken else { return }
    drafts[index].earlierBuilds = chain
    drafts[index].appName = drafts[oldest].name
    drafts[index].module = drafts[index].module ?? module(of: chain)
    drafts[index].firstLaunch = 1 + chain.reduce(0) { $0 + drafts[$1].launches.count }
  }

  /// The module of the newest of some builds.
  private func module(of chain: [Int]) -> String? {
    chain.reversed().lazy.compactMap { drafts[$0].module }.first
      ?? chain.first.map { drafts[$0].name.module }
  }

  private mutating func reportCircle(_ index: Int, _ chain: [Int]) {
    guard let (word, words) = drafts[index].updates, let old = chain.last else { return }
    diagnostics.append(
      words.diagnostic(
        "updates.circle", at: word,
        "`\(drafts[old].name.text)` is itself an update of `\(drafts[index].name.text)`",
        fix: "remove `updates=` from the oldest build"))
  }

  private mutating func report(_ diagnostic: Diagnostic, _ index: Int) {
    diagnostics.append(diagnostic)
    drafts[index].isBroken = true
  }
}

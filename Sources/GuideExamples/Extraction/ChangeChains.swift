import Diagnostics
import GuideMarkup

/// Gives examples that say `changes=OLD` the files of the old example that they do not write themselves.
///
/// Each is an app of its own, with its own disk: a step of a tutorial, and not an update of an app.
struct ChangeChains {
  private(set) var drafts: [ExampleDraft]
  private(set) var diagnostics: [Diagnostic] = []

  /// The examples whose files are complete.
  private var resolved: Set<Int> = []

  init(drafts: [ExampleDraft]) {
    self.drafts = drafts
  }

  mutating func resolve() {
    for index in drafts.indices where drafts[index].changes != nil { resolve(index) }
  }

  /// Completes the examples that lead to this one, the oldest first.
  private mutating func resolve(_ index: Int) {
    var chain: [Int] = []
    var next: Int? = index
    while let example = next, drafts[example].changes != nil, !resolved.contains(example) {
      guard !chain.contains(example) else { return reportCircle(chain, from: example) }
      chain.append(example)
      next = old(of: example)
    }
    for example in chain.reversed() {
      resolved.insert(example)
      guard let old = old(of: example), !drafts[old].isBroken else {
        drafts[example].isBroken = true
        continue
      }
      drafts[example].change(drafts[old])
    }
  }

  /// The example that one changes; nil where there is none, which is reported once.
  private mutating func old(of index: Int) -> Int? {
    guard !drafts[index].isBroken, let (word, words) = drafts[index].changes, let old = word.value
    else { return nil }
    guard let target = drafts.firstIndex(where: { $0.kind == .app && $0.name.text == old }) else {
      report(unknown(old, word: word, words: words, draft: drafts[index]), index)
      return nil
    }
    guard drafts[target].app == nil else {
      report(
        words.diagnostic(
          "changes.app-folder", at: word, "`\(old)` is not written in this guide",
          fix: "write the code of `\(old)` in code blocks `swift example=\(old)`"), index)
      return nil
    }
    return target
  }

  private func unknown(
    _ old: String, word: Fence.Word, words: FenceAttributes, draft: ExampleDraft
  ) -> Diagnostic {
    if old.contains("#") {
      return words.diagnostic(
        "changes.other-guide", at: word, "`\(old)` is in another guide",
        fix: "write all steps of an app in one guide")
    }
    let names = drafts.filter { $0.kind == .app && $0.name.text != draft.name.text }
      .map(\.name.text)
    let nearest = Suggestion.nearest(to: old, among: names)
    return words.diagnostic(
      "changes.unknown-example", at: word, "`\(old)` is not an app of this guide",
      fix: nearest.map { "did you mean `\($0)`?" })
  }

  private mutating func reportCircle(_ chain: [Int], from start: Int) {
    for index in chain {
      drafts[index].isBroken = true
      resolved.insert(index)
    }
    guard let (word, words) = drafts[start].changes, let old = word.value else { return }
    let name = drafts[start].name.text
    diagnostics.append(
      old == name
        ? words.diagnostic(
          "changes.itself", at: word, "example `\(old)` cannot change itself",
          fix: "name the example that is the step before")
        : words.diagnostic(
          "changes.circle", at: word, "`\(old)` is itself changed from `\(name)`",
          fix: "remove `changes=` from the first step"))
  }

  private mutating func report(_ diagnostic: Diagnostic, _ index: Int) {
    diagnostics.append(diagnostic)
    drafts[index].isBroken = true
  }
}

import Diagnostics
import GuideMarkup
import RunRecord

/// Gives each result fence to its example.
struct ResultCollector {
  private(set) var drafts: [ExampleDraft]
  private(set) var diagnostics: [Diagnostic] = []

  /// The example of the last fence that belongs to one.
  private var nearest: Int?

  /// Which example a Swift fence belongs to.
  private let owners: [Int: Int]

  init(drafts: [ExampleDraft]) {
    self.drafts = drafts
    var owners: [Int: Int] = [:]
    for (index, draft) in drafts.enumerated() {
      // What is about a whole app needs no fence of the app above it.
      if draft.app != nil { nearest = index }
      for fence in draft.fenceIndexes { owners[fence] = index }
    }
    self.owners = owners
  }

  mutating func add(_ words: FenceWords) {
    switch words.kind {
    case .swift, .resource: nearest = owners[words.fence.index] ?? nearest
    case .other: break
    case .trace, .archive, .output, .diff, .diagnostics: addResult(words)
    }
  }

  private mutating func addResult(_ words: FenceWords) {
    guard let index = example(of: words) else { return }
    guard let content = content(words, of: drafts[index]) else { return }
    drafts[index].add(ResultFence(content: content, fence: words.fence))
  }

  private mutating func example(of words: FenceWords) -> Int? {
    guard let word = words[.of] else {
      if nearest == nil {
        report(
          words.diagnostic(
            "result.no-example", "no example stands above this result",
            fix: "name its example: `of=NAME`"))
      }
      return nearest
    }
    guard let name = word.value, !name.isEmpty else { return nil }
    let index = drafts.firstIndex { $0.name.text == name }
    if index == nil { report(unknown(name, word, words)) }
    return index
  }

  private func unknown(_ name: String, _ word: Fence.Word, _ words: FenceWords) -> Diagnostic {
    if name.contains("#") {
      return words.diagnostic(
        "fence.unsupported-word", at: word,
        "`\(name)` is in another guide, which is not supported yet")
    }
    let names = drafts.filter { !$0.isBroken }.map(\.name.text)
    let nearest = Suggestion.nearest(to: name, among: names)
    return words.diagnostic(
      "result.unknown-example", at: word, "`\(name)` is not an example of this guide",
      fix: nearest.map { "did you mean `\($0)`?" })
  }

  private mutating func content(
    _ words: FenceWords, of draft: ExampleDraft
  ) -> ResultFence.Content? {
    if words.kind == .diagnostics { return .diagnostics }
    // Of one that is skipped nothing is judged; its results wait for the day when it is not.
    if draft.use == .compileOnly || draft.mustFail {
      report(
        words.diagnostic(
          "result.not-run", "`\(draft.name.text)` is not run: it leaves no \(words.fence.language)",
          fix: "show its `diagnostics` instead"))
      return nil
    }
    if words.kind != .output, draft.kind == .script {
      report(
        words.diagnostic(
          "result.not-an-app",
          "`\(draft.name.text)` is not an app: it leaves no \(words.fence.language)",
          fix: "show its `output` instead"))
      return nil
    }
    if words.kind == .output, !words.has(.launch) { return .output(launch: nil) }
    if words.kind == .diff { return difference(words, of: draft) }
    guard let launch = launch(words, .launch, of: draft) else { return nil }
    switch words.kind {
    case .trace: return selections(words).map { .trace(launch: launch, show: $0) }
    case .archive: return .archive(launch: launch)
    case .output: return .output(launch: launch)
    case .swift, .diff, .diagnostics, .resource, .other: return nil
    }
  }

  /// Of an example with two launches it goes without saying which.
  private mutating func difference(
    _ words: FenceWords, of draft: ExampleDraft
  ) -> ResultFence.Content? {
    let numbers = draft.launches.map(\.number)
    if numbers.count == 2, !words.has(.before), !words.has(.after) {
      return .diff(before: numbers[0], after: numbers[1])
    }
    for word in [FenceWord.before, .after] where !words.has(word) {
      report(
        words.diagnostic(
          "result.missing-launch", "this fence does not say `\(word.rawValue)=`",
          fix: Self.launchWords(numbers, word)))
      return nil
    }
    guard let before = launch(words, .before, of: draft),
      let after = launch(words, .after, of: draft)
    else { return nil }
    guard before != after else {
      report(
        words.diagnostic(
          "result.same-launch", "a launch does not differ from itself",
          fix: "name two launches"))
      return nil
    }
    return .diff(before: before, after: after)
  }

  private mutating func launch(
    _ words: FenceWords, _ name: FenceWord, of draft: ExampleDraft
  ) -> Int? {
    let numbers = draft.launches.map(\.number)
    guard let word = words[name] else {
      if numbers.count > 1 {
        report(
          words.diagnostic(
            "result.missing-launch",
            "`\(draft.name.text)` has \(numbers.count) launches, and this fence does not say which",
            fix: Self.launchWords(numbers, name)))
      }
      return numbers.count == 1 ? numbers[0] : nil
    }
    guard let value = word.value, !value.isEmpty else { return nil }
    guard let number = Int(value), numbers.contains(number) else {
      report(
        words.diagnostic(
          Int(value) == nil ? "result.bad-launch" : "result.launch-out-of-range", at: word,
          "`\(draft.name.text)` has no launch `\(value)`", fix: Self.launchWords(numbers, name)))
      return nil
    }
    return number
  }

  private static func launchWords(_ numbers: [Int], _ word: FenceWord) -> String {
    let (name, first, last) = (word.rawValue, numbers.first ?? 1, numbers.last ?? 1)
    return first == last
      ? "write `\(name)=\(first)`" : "write one of `\(name)=\(first)` to `\(name)=\(last)`"
  }

  private mutating func selections(_ words: FenceWords) -> Set<TraceDump.Selection>? {
    guard let word = words[.show] else { return [] }
    var list = SelectionList(word: word, words: words)
    list.read()
    diagnostics += list.diagnostics
    return list.diagnostics.isEmpty ? list.selections : nil
  }

  private mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}

import Diagnostics
import GuideMarkup
import RunRecord

/// Gives each result block to its example.
struct ResultCollector {
  private(set) var drafts: [ExampleDraft]
  private(set) var diagnostics: [Diagnostic] = []

  /// The results of examples in other guides.
  private(set) var ofOtherGuides: [OtherGuidesResult] = []

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

  mutating func add(_ words: FenceAttributes) {
    switch words.kind {
    case .swift, .resource: nearest = owners[words.fence.index] ?? nearest
    case .diagram, .other: break
    case .trace, .archive, .screen, .output, .diff, .diagnostics, .matrix, .comparison:
      addResult(words)
    }
  }

  private mutating func addResult(_ words: FenceAttributes) {
    if let word = words[.of], let reference = ExampleReference(word) {
      return ofOtherGuides.append(OtherGuidesResult(words: words, word: word, reference: reference))
    }
    guard let index = example(of: words) else { return }
    var reader = ResultContentReader(words, of: ResultOwner(drafts[index]))
    let content = reader.content()
    diagnostics += reader.diagnostics
    guard let content else { return }
    drafts[index].add(ResultFence(content: content, fence: words.fence))
  }

  private mutating func example(of words: FenceAttributes) -> Int? {
    guard let word = words[.of] else {
      if nearest == nil {
        report(
          words.diagnostic(
            "result.no-example", "there is no example above this result block",
            fix: "name its example: `of=NAME`"))
      }
      return nearest
    }
    guard let name = word.value, !name.isEmpty else { return nil }
    let index = drafts.firstIndex { $0.name.text == name }
    if index == nil { report(unknown(name, word: word, words: words)) }
    return index
  }

  private func unknown(_ name: String, word: Fence.Word, words: FenceAttributes) -> Diagnostic {
    let names = drafts.filter { !$0.isBroken }.map(\.name.text)
    let nearest = Suggestion.nearest(to: name, among: names)
    return words.diagnostic(
      "result.unknown-example", at: word, "`\(name)` is not an example of this guide",
      fix: nearest.map { "did you mean `\($0)`?" })
  }

  private mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}

import Diagnostics
import GuideMarkup
import RunRecord

/// Reads what `show=coder,appearance` asks for.
struct SelectionList {
  let word: Fence.Word
  let words: FenceAttributes
  private(set) var selections: Set<TraceDump.Selection> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(word: Fence.Word, words: FenceAttributes) {
    self.word = word
    self.words = words
  }

  mutating func read() {
    guard let value = word.value, !value.isEmpty else { return }
    // No name of a selection needs an escape.
    var column = word.column(ofValueCharacter: 0)
    for name in value.split(separator: ",", omittingEmptySubsequences: false) {
      read(String(name), column: column)
      column += name.count + 1
    }
  }

  private mutating func read(_ name: String, column: Int) {
    guard let selection = TraceDump.Selection(rawValue: name) else {
      let names = TraceDump.Selection.allCases.map(\.rawValue)
      let nearest = Suggestion.nearest(to: name, among: names)
      let all = names.map { "`\($0)`" }.joined(separator: ", ")
      return report(
        "result.unknown-selection", name: name, column: column,
        summary: "`show=` cannot show `\(name)`",
        fix: nearest.map { "did you mean `\($0)`?" } ?? "use one of \(all)")
    }
    if !selections.insert(selection).inserted {
      report(
        "fence.duplicate-word", name: name, column: column, summary: "`\(name)` is written twice",
        fix: "keep one")
    }
  }

  private mutating func report(
    _ rule: String, name: String, column: Int, summary: String, fix: String? = nil
  ) {
    var location = word.location
    location.column = column
    diagnostics.append(
      words.diagnostic(rule, at: location, length: name.count, summary, fix: fix))
  }
}

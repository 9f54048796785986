package import Diagnostics
import GuideMarkup

/// An example as `of=guide#name` names it.
struct ExampleReference: Hashable {
  var guide: String
  var example: String

  /// Nil for a name without a guide.
  init?(_ word: Fence.Word) {
    let parts = (word.value ?? "").split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    guide = String(parts[0])
    example = String(parts[1])
  }
}

/// A result block that shows an example of another guide.
package struct OtherGuidesResult: Sendable {
  let words: FenceAttributes
  let word: Fence.Word
  let reference: ExampleReference
}

extension OtherGuidesResult {
  /// Gives results to the examples that they name, which may be of any guide.
  ///
  /// - Parameter guides: The examples of each guide by its name; changed by what they are given.
  /// - Returns: What is wrong with the names.
  package static func attach(
    _ results: [OtherGuidesResult], to guides: inout [(name: String, examples: [Example])]
  ) -> [Diagnostic] {
    results.flatMap { $0.attach(to: &guides) }
  }

  private func attach(
    to guides: inout [(name: String, examples: [Example])]
  ) -> [Diagnostic] {
    guard let guide = guides.firstIndex(where: { $0.name == reference.guide }) else {
      return [unknown("a guide", reference.guide, among: guides.map(\.name))]
    }
    let names = guides[guide].examples.map(\.name)
    guard let index = names.firstIndex(of: reference.example) else {
      return [unknown("an example of `\(reference.guide)`", reference.example, among: names)]
    }
    var reader = ResultContentReader(words, of: ResultOwner(guides[guide].examples[index]))
    if let content = reader.content() {
      guides[guide].examples[index].expectations.append(
        .result(ResultFence(content: content, fence: words.fence)))
    }
    return reader.diagnostics
  }

  private func unknown(_ what: String, _ name: String, among names: [String]) -> Diagnostic {
    let nearest = Suggestion.nearest(to: name, among: names)
    return words.diagnostic(
      "result.unknown-example", at: word, "`\(name)` is not \(what)",
      fix: nearest.map { "did you mean `\($0)`?" })
  }
}

package import Diagnostics
import GuideMarkup

/// A fence of code that shows a piece of an example of another guide.
package struct CodeReference: Sendable {
  let words: FenceAttributes
  let word: Fence.Word
  let reference: ExampleReference
}

extension CodeReference {
  /// Finds the piece that each fence shows: the first fence of a guide that names an example shows the
  /// example's first piece, the second the second.
  ///
  /// - Parameters:
  ///   - guides: The examples of each guide by its name.
  ///   - mayBeTooMany: Whether the guide at a path may show more pieces than there are, because it
  ///     is known to be behind the other guide.
  package static func resolve(
    _ shown: [CodeReference], among guides: [(name: String, examples: [Example])],
    mayBeTooMany: (String) -> Bool = { _ in false }
  ) -> (code: [SharedCode], diagnostics: [Diagnostic]) {
    let pieces = Dictionary(
      guides.map { ($0.name, CodePieces(of: $0.examples)) }, uniquingKeysWith: { first, _ in first }
    )
    var code: [SharedCode] = []
    var diagnostics: [Diagnostic] = []
    var counts: [String: [ExampleReference: Int]] = [:]
    for one in shown {
      let path = one.words.fence.location.path
      let number = counts[path, default: [:]][one.reference, default: 0]
      counts[path, default: [:]][one.reference] = number + 1
      if let problem = one.problem(among: guides) {
        diagnostics.append(problem)
        continue
      }
      let fences = pieces[one.reference.guide]?.fences(of: one.reference.example) ?? []
      guard fences.indices.contains(number) else {
        diagnostics.append(one.tooMany(than: fences.count, isError: !mayBeTooMany(path)))
        continue
      }
      diagnostics += one.contents(like: fences[number])
      code.append(
        SharedCode(
          fence: one.words.fence, guide: one.reference.guide, example: one.reference.example,
          source: fences[number]))
    }
    return (code, diagnostics)
  }

  /// What is said where the guide is the one in which the fence stands.
  var notOfAnother: Diagnostic {
    words.diagnostic(
      "code.own-guide", at: word, "the example is in this guide, which shows its code already",
      fix: "remove the code block")
  }

  private func problem(among guides: [(name: String, examples: [Example])]) -> Diagnostic? {
    guard let guide = guides.first(where: { $0.name == reference.guide }) else {
      return unknown("a guide", reference.guide, among: guides.map(\.name))
    }
    let names = guide.examples.map(\.name)
    guard names.contains(reference.example) else {
      return unknown("an example of `\(reference.guide)`", reference.example, among: names)
    }
    return nil
  }

  private func unknown(_ what: String, _ name: String, among names: [String]) -> Diagnostic {
    let nearest = Suggestion.nearest(to: name, among: names)
    return words.diagnostic(
      "code.unknown-example", at: word, "`\(name)` is not \(what)",
      fix: nearest.map { "did you mean `\($0)`?" })
  }

  private func tooMany(than count: Int, isError: Bool) -> Diagnostic {
    let pieces = count == 1 ? "1 piece" : "\(count) pieces"
    return words.diagnostic(
      "code.no-more", at: word.location, length: word.length,
      "`\(reference.example)` has \(pieces) of code, and all of them are shown above",
      fix: "remove the code block", severity: isError ? .error : .warning)
  }

  /// What is wrong with what the fence holds, beside the fence that it shows.
  private func contents(like source: Fence) -> [Diagnostic] {
    if !words.fence.body.isEmpty {
      return [
        words.diagnostic(
          "code.not-empty", at: word, "the code comes from `\(reference.guide)`",
          fix: "empty the code block")
      ]
    }
    guard words.fence.language != source.language else { return [] }
    return [
      words.diagnostic(
        "code.other-language", "this piece of `\(reference.example)` is `\(source.language)`",
        fix: "begin the code block with \(source.language)")
    ]
  }
}

import Diagnostics
package import Foundation
import GuideExamples
import GuideMarkup

/// How many examples each guide has, beside the numbers in `Content/.examples` that were accepted.
///
/// An example that is lost, because its fence lost a word or its guide was deleted, breaks no
/// promise: nobody would miss it without these.
package struct ExampleCounts: Sendable {
  /// The file's path, as the author knows it.
  package let path: String

  /// What is wrong: a guide with fewer examples than were accepted, a line that is no count.
  private(set) var diagnostics: [Diagnostic] = []

  /// The file as it is; nil where there is none, and so nothing to compare with.
  package let source: Data?

  /// The file as it should be.
  package let newText: String

  init(folder: String, guides: [ReadGuides.ReadGuide]) {
    path = "\(folder)/.examples"
    source = FileManager.default.contents(atPath: path)
    let counts = guides.map { guide in
      (guide.guide.name, guide.examples.filter { $0.skipReason == nil }.count)
    }
    newText = counts.filter { $0.1 > 0 }.map { "\($0): \($1)\n" }.joined()
    if let source { compare(String(decoding: source, as: UTF8.self), with: counts) }
  }

  /// Whether the file is there and says something else.
  package var isOutdated: Bool { source.map { $0 != Data(newText.utf8) } ?? false }

  /// By which `accept` is told to write the file.
  package static let id = "examples"

  private mutating func compare(_ text: String, with counts: [(String, Int)]) {
    let counts = Dictionary(counts) { first, _ in first }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where line.contains(where: { !$0.isWhitespace }) {
      guard let colon = line.lastIndex(of: ":"),
        let accepted = Int(line[line.index(after: colon)...].trimming(while: \.isWhitespace))
      else {
        report(
          "project.bad-count", index + 1, "a guide and the number of its examples belong here",
          fix: "write `guide: 3`, or let `reprise accept examples` write the file")
        continue
      }
      let guide = String(line[..<colon])
      let count = counts[guide] ?? 0
      guard count < accepted else { continue }
      report(
        "project.fewer-examples", index + 1,
        "`\(guide)` had \(accepted == 1 ? "1 example" : "\(accepted) examples"), and \(count) "
          + "\(count == 1 ? "is" : "are") left",
        fix: "reprise accept \(Self.id)")
    }
  }

  private mutating func report(_ rule: String, _ line: Int, _ summary: String, fix: String) {
    diagnostics.append(
      Diagnostic(rule: rule, at: SourceLocation(path: path, line: line), summary, fix: fix))
  }
}

extension Substring {
  fileprivate func trimming(while isLeftOut: (Character) -> Bool) -> Substring {
    var text = drop(while: isLeftOut)
    while let last = text.last, isLeftOut(last) { text.removeLast() }
    return text
  }
}

import SwiftParser
package import SwiftSyntax

/// The parser of Swift for untrusted text.
///
/// Some texts make it compute for minutes or use up its stack. Of those that are known, what makes them so is counted, in
/// texts and comments too, because what tried to tell those apart could be misled; the others a process of their own
/// finds (`ParserTrials`).
package enum BoundedParser {
  /// Parses a file; one that is too much for the parser comes back as an empty one.
  package static func parse(source: String) -> SourceFileSyntax {
    RecentTrees.shared.tree(of: source) {
      Parser.parse(source: isOrdinary(source) ? source : "")
    }
  }

  /// Whether the parser is soon done with the text.
  package static func isOrdinary(_ source: String) -> Bool { excess(in: source) == nil }

  /// What there is too much of in a text; nil where there is not.
  package static func excess(in source: String) -> ParserExcess? {
    var count = ParserCount()
    for byte in source.utf8 {
      if let kind = count.next(byte) { return ParserExcess(kind: kind, line: count.line) }
    }
    return ParserTrials.shared.isParsed(source) ? nil : ParserExcess(kind: .work, line: 1)
  }
}

import BoundedParsing
import SwiftSyntax

/// Tells the parts of Swift code apart.
///
/// Any text is accepted: text that is not Swift, or only the beginning of some, is returned as well.
package enum SwiftHighlighter {
  /// The spans of the code in order; their texts joined are the code, byte for byte.
  ///
  /// Neighbors differ in category, and no span is empty.
  package static func spans(of code: String) -> [CodeSpan] {
    guard code.utf8.count <= longestParsed, BoundedParser.isOrdinary(code) else {
      return [CodeSpan(code, .plain)]
    }
    let tree = BoundedParser.parse(source: code)
    var pieces = SpanAssembly()
    for token in tree.tokens(viewMode: .sourceAccurate) {
      pieces.append(token.leadingTrivia)
      pieces.append(token.text, TokenCategory.category(of: token))
      pieces.append(token.trailingTrivia)
    }
    return pieces.spans
  }

  /// More than a reader reads on a page: longer code is generated, and stays uncolored.
  private static let longestParsed = 400_000
}

import SwiftParser
import SwiftSyntax

/// Tells the parts of Swift code apart.
///
/// Any text is accepted: what is no Swift, or only the beginning of some, comes back all the same.
package enum SwiftHighlighter {
  /// The spans of the code in order; their texts joined are the code, byte for byte.
  ///
  /// Neighbours differ in category, and no span is empty.
  package static func spans(of code: String) -> [CodeSpan] {
    guard code.utf8.count <= longestParsed, isOrdinary(code) else {
      return [CodeSpan(code, .plain)]
    }
    let tree = Parser.parse(source: code)
    var pieces = SpanAssembly()
    for token in tree.tokens(viewMode: .sourceAccurate) {
      pieces.append(token.leadingTrivia)
      pieces.append(token.text, TokenCategory.category(of: token))
      pieces.append(token.trailingTrivia)
    }
    return pieces.spans
  }

  /// More than anybody reads on a page: what is longer is generated, and stays uncoloured.
  private static let longestParsed = 400_000

  /// Whether the parser is soon done with the code, on the stack that there is.
  ///
  /// It calls itself for each `#if` in another, and reads the rest of a line again for each slash that could begin a
  /// regular expression and for each interpolation. All of them are counted, in texts and comments too: what
  /// tried to tell those apart could be misled.
  private static func isOrdinary(_ code: String) -> Bool {
    var (conditions, slashes, interpolations) = (0, 0, 0)
    var (before, previous): (UInt8, UInt8) = (0, 0)
    for byte in code.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): (slashes, interpolations) = (0, 0)
      case UInt8(ascii: "/"): slashes += 1
      case UInt8(ascii: "(") where previous == UInt8(ascii: "\\"): interpolations += 1
      case UInt8(ascii: "f") where (before, previous) == (UInt8(ascii: "#"), UInt8(ascii: "i")):
        conditions += 1
      default: break
      }
      guard conditions <= mostConditions, slashes <= mostSlashes,
        interpolations <= mostInterpolations
      else { return false }
      (before, previous) = (previous, byte)
    }
    return true
  }

  private static let mostConditions = 200

  /// In one line, as in a ruler of slashes.
  private static let mostSlashes = 400
  private static let mostInterpolations = 100
}

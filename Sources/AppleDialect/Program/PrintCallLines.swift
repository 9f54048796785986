import BoundedParsing
import SwiftSyntax

/// The calls of `print` and the like in a program that are written over several lines.
package enum PrintCallLines {
  /// The first line of each such call by its last line, both as the author's file counts them.
  ///
  /// Of several calls that end on one line, the outermost counts.
  package static func firstLines(in piece: AuthoredProgram.Piece) -> [Int: Int] {
    let syntax = BoundedParser.parse(source: piece.lines.map { $0.text + "\n" }.joined())
    let visitor = Visitor(
      locations: SourceLocationConverter(fileName: piece.path, tree: syntax),
      firstLine: piece.firstLine)
    visitor.walk(syntax)
    return visitor.firstLines
  }

  private final class Visitor: SyntaxVisitor {
    private let locations: SourceLocationConverter
    private let firstLine: Int
    var firstLines: [Int: Int] = [:]

    /// The functions of the standard library that write to standard output.
    private static let names: Set = ["print", "debugPrint", "dump"]

    init(locations: SourceLocationConverter, firstLine: Int) {
      self.locations = locations
      self.firstLine = firstLine
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let start = node.startLocation(converter: locations).line + firstLine - 1
      let end = node.endLocation(converter: locations).line + firstLine - 1
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      if let name, Self.names.contains(name), start < end {
        firstLines[end] = min(start, firstLines[end] ?? start)
      }
      return .visitChildren
    }
  }
}

import BoundedParsing
import SwiftSyntax

/// A statement that takes up lines of its own.
package struct StatementRange: Hashable, Sendable {
  /// Its lines, from 0.
  package var lines: ClosedRange<Int>

  /// How many characters stand before it in its first line.
  package var column: Int
  package var text: String

  /// What follows it in its last line and is not a comment.
  package var rest: String
}

/// The statements of a file that can be left out.
package enum StatementRanges {
  /// The statements that begin their lines, in order, those inside of others included.
  ///
  /// - Parameters:
  ///   - lines: The lines of the file.
  ///   - allowsTopLevel: Whether there may be statements outside of functions.
  package static func ranges(in lines: [String], allowsTopLevel: Bool) -> [StatementRange] {
    let syntax = BoundedParser.parse(source: lines.map { $0 + "\n" }.joined())
    let visitor = Visitor(
      lines: lines, locations: SourceLocationConverter(fileName: "", tree: syntax),
      allowsTopLevel: allowsTopLevel)
    visitor.walk(syntax)
    return visitor.found
  }

  private final class Visitor: SyntaxVisitor {
    private let lines: [String]
    private let locations: SourceLocationConverter
    private let allowsTopLevel: Bool
    var found: [StatementRange] = []

    init(lines: [String], locations: SourceLocationConverter, allowsTopLevel: Bool) {
      self.lines = lines
      self.locations = locations
      self.allowsTopLevel = allowsTopLevel
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      if isStatement(node), let range = range(of: node) { found.append(range) }
      return .visitChildren
    }

    /// Whether an item runs: types and imports of a file do not.
    private func isStatement(_ item: CodeBlockItemSyntax) -> Bool {
      guard item.parent?.parent?.is(SourceFileSyntax.self) ?? false else { return true }
      guard allowsTopLevel else { return false }
      guard case .decl(let declaration) = item.item else { return true }
      return declaration.is(VariableDeclSyntax.self)
    }

    private func range(of node: CodeBlockItemSyntax) -> StatementRange? {
      let start = node.startLocation(converter: locations)
      let end = node.endLocation(converter: locations)
      let first = start.line - 1
      let last = end.line - 1
      guard lines.indices.contains(first), lines.indices.contains(last) else { return nil }
      let before = Self.text(lines[first].utf8.prefix(start.column - 1))
      guard before.allSatisfy(\.isWhitespace) else { return nil }
      let behind = Self.text(lines[last].utf8.dropFirst(end.column - 1))
      let code = behind.drop(while: \.isWhitespace)
      return StatementRange(
        lines: first...last, column: before.count, text: node.trimmedDescription,
        rest: code.hasPrefix("//") ? "" : String(code))
    }

    private static func text(_ bytes: some Sequence<UInt8>) -> String {
      String(decoding: Array(bytes), as: UTF8.self)
    }
  }
}

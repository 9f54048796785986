import BoundedParsing
import SwiftSyntax

/// The lines of a plain program that are run from top to bottom.
package enum TopLevelLines {
  /// The lines of a piece with statements and variables of the program itself, as the author's file
  /// counts them; not those of functions and types, which are called from anywhere.
  package static func lines(of piece: AuthoredProgram.Piece) -> Set<Int> {
    let syntax = BoundedParser.parse(source: piece.text)
    let locations = SourceLocationConverter(fileName: piece.path, tree: syntax)
    var lines = Set<Int>()
    for statement in syntax.statements where !isCalled(statement.item) {
      let start = statement.startLocation(converter: locations).line + piece.firstLine - 1
      let end = statement.endLocation(converter: locations).line + piece.firstLine - 1
      lines.formUnion(start...end)
    }
    return lines
  }

  private static func isCalled(_ item: CodeBlockItemSyntax.Item) -> Bool {
    guard case .decl(let declaration) = item else { return false }
    return !declaration.is(VariableDeclSyntax.self) && !declaration.is(IfConfigDeclSyntax.self)
  }
}

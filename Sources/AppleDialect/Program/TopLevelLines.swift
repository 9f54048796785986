/// The lines of a plain program that are run from top to bottom.
package enum TopLevelLines {
  /// The lines of a piece with statements and variables of the program itself, as the author's file
  /// counts them; not those of functions and types, which are called from anywhere.
  package static func lines(of piece: AuthoredProgram.Piece) -> Set<Int> {
    TopLevelStatements(of: piece.text).statements.filter { !$0.isDeclaration }
      .reduce(into: []) { lines, statement in
        lines.formUnion(statement.lines.map { $0 + piece.firstLine })
      }
  }
}

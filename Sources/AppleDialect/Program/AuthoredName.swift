import BoundedParsing
import SwiftSyntax

/// A name in an adapted program that stands where its author wrote it.
package struct AuthoredName: Hashable, Sendable {
  /// Where it is in the program.
  package var place: ProgramPlace

  /// For a label of an argument or a parameter, where the name of the function stands.
  package var function: ProgramPlace?

  /// The author's file, the line in it, from 1, and how much of the line's code stands before the
  /// name, in UTF-16 units.
  package var path: String
  package var authoredLine: Int
  package var authoredColumn: Int
  package var length: Int
}

/// A place in a program's files, as the compiler counts.
package struct ProgramPlace: Hashable, Sendable {
  /// The index of the file.
  package var file: Int

  /// From 1; the column in bytes.
  package var line: Int
  package var column: Int

  package init(file: Int, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension AuthoredName {
  /// Returns the names in a program in its order; of what the pass added or replaced, none.
  package static func all(
    in program: AdaptedProgram, of authored: AuthoredProgram
  ) -> [AuthoredName] {
    let pieces = authored.files.flatMap(\.pieces) + authored.launches.compactMap(\.body)
    let byDirective = Dictionary(pieces.map { ($0.directive, $0) }) { first, _ in first }
    return program.files.enumerated().flatMap { index, file in
      names(in: file.text, index: index, byDirective)
    }
  }

  private static func names(
    in text: String, index: Int, _ pieces: [String: AuthoredProgram.Piece]
  ) -> [AuthoredName] {
    let lines = FileLines(text)
    let authored = authoredLines(of: lines.ranges.map { text.utf8[$0] }, pieces)
    var names: [AuthoredName] = []
    for token in BoundedParser.parse(source: text).tokens(viewMode: .sourceAccurate)
    where isName(token) {
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let place = lines.place(at: offset, file: index)
      guard let origin = authored[place.line - 1] else { continue }
      let code = origin.piece.lines[origin.line].text.utf8
      // What the pass replaces keeps its width: a name that is still in its column is the author's.
      guard code.dropFirst(place.column - 1).starts(with: token.text.utf8) else { continue }
      names.append(
        AuthoredName(
          place: place,
          function: function(labeledBy: token).map {
            lines.place(at: $0.positionAfterSkippingLeadingTrivia.utf8Offset, file: index)
          },
          path: origin.piece.path, authoredLine: origin.piece.firstLine + origin.line,
          authoredColumn: String(decoding: code.prefix(place.column - 1), as: UTF8.self)
            .utf16.count, length: token.text.utf16.count))
    }
    return names
  }

  private static func isName(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .identifier, .dollarIdentifier: token.presence == .present
    case .keyword(.`init`): true
    default: false
    }
  }

  /// The name of the function, where a token is a label in its brackets.
  private static func function(labeledBy token: TokenSyntax) -> TokenSyntax? {
    if let parameter = token.parent?.as(FunctionParameterSyntax.self) {
      // With one name for both, it stands for what the function is given.
      guard parameter.firstName == token, parameter.secondName != nil else { return nil }
      let declaration = parameter.parent?.parent?.parent?.parent
      return declaration?.as(FunctionDeclSyntax.self)?.name
        ?? declaration?.as(InitializerDeclSyntax.self)?.initKeyword
    }
    guard let argument = token.parent?.as(LabeledExprSyntax.self), argument.label == token,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    return name(ofCalled: call.calledExpression)
  }

  private static func name(ofCalled called: ExprSyntax) -> TokenSyntax? {
    var expression = called
    while true {
      switch expression.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let name): return name.baseName
      case .memberAccessExpr(let member): return member.declName.baseName
      case .genericSpecializationExpr(let special): expression = special.expression
      case .optionalChainingExpr(let optional): expression = optional.expression
      case .forceUnwrapExpr(let forced): expression = forced.expression
      default: return nil
      }
    }
  }

  /// The author's line that each line of the text is; none after the end of a piece.
  private static func authoredLines(
    of lines: [Substring.UTF8View], _ pieces: [String: AuthoredProgram.Piece]
  ) -> [Int: (piece: AuthoredProgram.Piece, line: Int)] {
    var result: [Int: (piece: AuthoredProgram.Piece, line: Int)] = [:]
    var current: AuthoredProgram.Piece?
    var next = 0
    for (index, line) in lines.enumerated() {
      let line = Substring(line)
      if line.hasPrefix("#sourceLocation(") {
        current = pieces[String(line)]
        next = 0
      } else if let piece = current, next < piece.lines.count {
        result[index] = (piece, next)
        next += 1
      }
    }
    return result
  }
}

import SwiftParser
import SwiftSyntax

/// A name in an adapted program that stands where its author wrote it.
package struct AuthoredName: Hashable, Sendable {
  /// The index of the program's file.
  package var file: Int

  /// The line in that file, from 0, and how many UTF-16 units of it stand before the name.
  package var line: Int
  package var column: Int

  /// The author's file, the line in it, from 1, and how much of the line's code stands before the
  /// name.
  package var path: String
  package var authoredLine: Int
  package var authoredColumn: Int
  package var length: Int
}

extension AuthoredName {
  /// The names in a program in its order; of what the pass added or replaced, none.
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
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.startIndex..<$0.endIndex }
    let authored = authoredLines(of: lines.map { text[$0] }, pieces)
    var names: [AuthoredName] = []
    var line = 0
    for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate)
    where isName(token) {
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let start = text.utf8.index(text.startIndex, offsetBy: offset)
      while line + 1 < lines.count, lines[line + 1].lowerBound <= start { line += 1 }
      guard let place = authored[line] else { continue }
      let before = text[lines[line].lowerBound..<start]
      let code = place.piece.lines[place.line].text
      // What the pass replaces keeps its width: a name that is still in its column is the author's.
      guard code.utf8.dropFirst(before.utf8.count).starts(with: token.text.utf8) else { continue }
      names.append(
        AuthoredName(
          file: index, line: line, column: before.utf16.count, path: place.piece.path,
          authoredLine: place.piece.firstLine + place.line,
          authoredColumn: String(decoding: code.utf8.prefix(before.utf8.count), as: UTF8.self)
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

  /// The author's line that each line of the text is; none behind the end of a piece.
  private static func authoredLines(
    of lines: [Substring], _ pieces: [String: AuthoredProgram.Piece]
  ) -> [Int: (piece: AuthoredProgram.Piece, line: Int)] {
    var result: [Int: (piece: AuthoredProgram.Piece, line: Int)] = [:]
    var current: AuthoredProgram.Piece?
    var next = 0
    for (index, line) in lines.enumerated() {
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

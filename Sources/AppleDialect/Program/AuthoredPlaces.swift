import Diagnostics
import SwiftSyntax

/// Where the lines of a text made of pieces stand in the author's files.
struct AuthoredPlaces {
  /// A line of the text; one without a source is a directive between pieces.
  private struct Line {
    var start: Int
    var source: (path: String, number: Int, line: AuthoredProgram.Line)?
  }

  private var lines: [Line] = []
  private var length = 0

  /// The places of pieces whose texts follow one another, each after its directive if it has one.
  init(_ pieces: [AuthoredProgram.Piece], behindDirectives: Bool) {
    for piece in pieces {
      if behindDirectives { append(piece.directive, source: nil) }
      for (index, line) in piece.lines.enumerated() {
        append(line.text, source: (piece.path, piece.firstLine + index, line))
      }
    }
  }

  /// The author's line, and the column in characters; nil for a place in a directive.
  func location(of position: AbsolutePosition) -> Diagnostics.SourceLocation? {
    let offset = position.utf8Offset
    guard let index = lastLine(from: offset), let source = lines[index].source else { return nil }
    let before = source.line.text.utf8.prefix(offset - lines[index].start)
    let characters = String(decoding: before, as: UTF8.self).count
    return Diagnostics.SourceLocation(
      path: source.path, line: source.number, column: source.line.prefixLength + characters + 1)
  }

  /// The line that begins at an offset or before it: they are in order.
  private func lastLine(from offset: Int) -> Int? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }

  private mutating func append(
    _ text: String, source: (path: String, number: Int, line: AuthoredProgram.Line)?
  ) {
    lines.append(Line(start: length, source: source))
    length += text.utf8.count + 1
  }
}

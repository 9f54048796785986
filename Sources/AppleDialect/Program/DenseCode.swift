import BoundedParsing
import Diagnostics

/// Code of which the parser would make too much work: it is refused before it is parsed.
enum DenseCode {
  /// A finding for each file and each launch that has too much of something.
  static func diagnostics(in program: AuthoredProgram) -> [Diagnostic] {
    let files = program.files.map(\.pieces) + program.launches.map { $0.body.map { [$0] } ?? [] }
    return files.compactMap(diagnostic)
  }

  private static func diagnostic(in pieces: [AuthoredProgram.Piece]) -> Diagnostic? {
    // As it is parsed, with a line before each piece that names its place.
    let text = pieces.map(\.located).joined()
    guard let excess = BoundedParser.excess(in: text) else { return nil }
    var line = excess.line
    for piece in pieces {
      let place = min(max(0, line - 2), max(0, piece.lines.count - 1))
      guard line > piece.lines.count + 1, piece != pieces.last else {
        return Diagnostic(
          rule: "swift.dense",
          at: SourceLocation(path: piece.path, line: piece.firstLine + place),
          excess.kind.words,
          fix: "split the file, or simplify the code")
      }
      line -= piece.lines.count + 1
    }
    return nil
  }
}

import AppleDialect
import Diagnostics
import GuideExamples

/// The lines of code that a comment after code speaks for: its own, and those before it of a
/// `print` that ends there.
struct ExpectedLines {
  private var firstLines: [CodeLine: Int] = [:]

  init(_ example: Example) {
    let expected = Set(
      example.expectations.compactMap { expectation -> SourceLocation? in
        guard case .printsHere(_, let line, let location) = expectation else { return nil }
        return SourceLocation(path: location.path, line: line)
      })
    // Parsing takes time, so only a text with expectations is parsed.
    guard !expected.isEmpty else { return }
    let program = AuthoredProgram(example)
    for piece in program.files.flatMap(\.pieces) + program.launches.compactMap(\.body)
    where expected.contains(where: { piece.contains($0) }) {
      for (last, first) in PrintCallLines.firstLines(in: piece) {
        firstLines[CodeLine(path: piece.path, line: last)] = first
      }
    }
  }

  func lines(terminationAt place: CodeLine) -> Set<CodeLine> {
    let first = firstLines[place] ?? place.line
    return Set((first...place.line).map { CodeLine(path: place.path, line: $0) })
  }
}

extension AuthoredProgram.Piece {
  fileprivate func contains(_ place: SourceLocation) -> Bool {
    place.path == path && (firstLine..<(firstLine + lines.count)).contains(place.line)
  }
}

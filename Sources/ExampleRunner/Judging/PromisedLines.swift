import AppleDialect
import Diagnostics
import GuideExamples

/// The lines of code that a comment behind code speaks for: its own, and those before it of a
/// `print` that ends there.
struct PromisedLines {
  private var firstLines: [CodeLine: Int] = [:]

  init(_ example: Example) {
    let promised = Set(
      example.promises.compactMap { promise -> SourceLocation? in
        guard case .printsHere(_, let line, let location) = promise else { return nil }
        return SourceLocation(path: location.path, line: line)
      })
    // Parsing takes a while: only what is promised of is worth it.
    guard !promised.isEmpty else { return }
    let program = AuthoredProgram(example)
    for piece in program.files.flatMap(\.pieces) + program.launches.compactMap(\.body)
    where promised.contains(where: { piece.contains($0) }) {
      for (last, first) in PrintCallLines.firstLines(in: piece) {
        firstLines[CodeLine(path: piece.path, line: last)] = first
      }
    }
  }

  func lines(endingAt place: CodeLine) -> Set<CodeLine> {
    let first = firstLines[place] ?? place.line
    return Set((first...place.line).map { CodeLine(path: place.path, line: $0) })
  }
}

extension AuthoredProgram.Piece {
  fileprivate func contains(_ place: SourceLocation) -> Bool {
    place.path == path && (firstLine..<(firstLine + lines.count)).contains(place.line)
  }
}

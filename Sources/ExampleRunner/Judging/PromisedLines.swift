import AppleDialect
import GuideExamples

/// The lines of code that a comment behind code speaks for: its own, and those before it of a
/// `print` that ends there.
struct PromisedLines {
  private var firstLines: [CodeLine: Int] = [:]

  init(_ example: Example) {
    let program = AuthoredProgram(example)
    for piece in program.files.flatMap(\.pieces) + program.launches.compactMap(\.body) {
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

import AppleDialect
import GuideExamples
import RunRecord

/// Which fence of a plain program a line of its output comes from.
///
/// The blocks of a page continue each other, and a comment alone on a line speaks for what its own
/// block printed: what a block above printed and no comment claimed is not in its way.
struct FencesOfOutput {
  private var fenceOfLine: [CodeLine: Int] = [:]

  /// The fences' lines that are run from top to bottom.
  private var topLevelLines = Set<CodeLine>()

  init(_ example: Example) {
    let pieces = AuthoredProgram(example).files.flatMap(\.pieces)
    guard example.kind == .script, pieces.count > 1 else { return }
    for (index, piece) in pieces.enumerated() {
      for line in piece.lines.indices {
        fenceOfLine[CodeLine(path: piece.path, line: piece.firstLine + line)] = index
      }
      topLevelLines.formUnion(
        TopLevelLines.lines(of: piece).map { CodeLine(path: piece.path, line: $0) })
    }
  }

  /// The fence that an expectation stands in; nil where there are no blocks that continue each other.
  func fence(at place: CodeLine) -> Int? { fenceOfLine[place] }

  /// The fence whose statement printed something; nil where that is not known, as of a task that goes
  /// on after its statement.
  func fence(printing event: TraceEvent) -> Int? {
    guard let site = event.callSites.last, let path = site.path else { return nil }
    let place = CodeLine(path: path, line: site.line)
    return topLevelLines.contains(place) ? fenceOfLine[place] : nil
  }
}

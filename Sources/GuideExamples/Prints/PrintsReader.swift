import Diagnostics
import GuideMarkup

/// Reads the `// Prints "…"` comments of an example.
struct PrintsReader {
  let guide: Guide
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether the example that is being read runs at all.
  private var isRun = true

  /// The file that is being read: the guide's, or one that it includes.
  private var path: String

  init(guide: Guide) {
    self.guide = guide
    path = guide.path
  }

  /// The promises in the order in which they stand in the guide.
  mutating func promises(of draft: ExampleDraft) -> [Promise] {
    var found: [(place: SourceLocation, promise: Promise)] = []
    isRun = draft.use != .compileOnly && !draft.mustFail
    // The comments of an app that was not written for a guide promise nothing.
    let files = draft.app == nil ? draft.files : []
    for (index, file) in files.enumerated() {
      let own = file.fences.dropFirst(index == 0 ? draft.contextCount : 0)
      found += promises(in: Array(own), launch: nil)
    }
    for launch in draft.launches {
      found += promises(in: launch.fence.map { [$0] } ?? [], launch: launch.number)
    }
    return found.sorted { $0.place < $1.place }.map(\.promise)
  }

  /// Fences of one file continue each other: a comment begun in one may end in the next.
  private mutating func promises(
    in fences: [Fence], launch: Int?
  ) -> [(place: SourceLocation, promise: Promise)] {
    var scanner = SwiftCommentScanner()
    var result: [(SourceLocation, Promise)] = []
    for (path, line) in fences.flatMap({ fence in fence.body.map { (fence.location.path, $0) } }) {
      self.path = path
      guard let comment = scanner.comment(inNextLine: line.text),
        let prints = PrintsComment(comment.characters),
        let promise = promise(prints, comment, line, launch: launch)
      else { continue }
      result.append((SourceLocation(path: path, line: line.number), promise))
    }
    return result
  }

  private mutating func promise(
    _ prints: PrintsComment, _ comment: SwiftCommentScanner.Comment, _ line: Fence.Line,
    launch: Int?
  ) -> Promise? {
    let column = line.prefixLength + comment.offset + 1
    switch prints {
    case .text where !isRun, .value where !isRun:
      report(
        .error, "prints.not-run", line, column, length: comment.characters.count,
        "the example is not run: this never happens", fix: "remove the comment")
    case .value(let text):
      let location = SourceLocation(path: path, line: line.number, column: column)
      return .value(text: text, line: line.number, location: location)
    case .text(let text):
      let location = SourceLocation(path: path, line: line.number, column: column)
      return comment.isBehindCode
        ? .printsHere(text: text, line: line.number, location: location)
        : .printsNext(text: text, launch: launch, location: location)
    case .nearMiss:
      report(
        .warning, "prints.near-miss", line, column, length: comment.characters.count,
        "this comment looks like expected output, but is not checked",
        fix: "write `// Prints \"…\"`")
    case .malformed(let offset, let summary, let fix):
      report(.error, "prints.syntax", line, column + offset, length: 1, summary, fix: fix)
    }
    return nil
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ rule: String, _ line: Fence.Line, _ column: Int,
    length: Int, _ summary: String, fix: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        severity, rule: rule,
        at: SourceLocation(path: path, line: line.number, column: column), summary,
        excerpt: SourceExcerpt(
          line: line.number, text: path == guide.path ? guide.line(line.number) : line.text,
          column: column, length: length),
        fix: fix))
  }
}

import Diagnostics
import GuideMarkup

/// Reads the comments of a guide's code that expect something: `// Prints "…"`, `// => …`, `// @step`.
///
/// What reads like an expectation is checked when the example runs, or is an error here.
struct PrintsReader {
  let guide: Guide
  private(set) var diagnostics: [Diagnostic] = []

  /// Why the code that is being read does not run; nil where it does.
  private var unrun: UnrunCode?

  /// The file that is being read: the guide's, or one that it includes.
  private var path: String

  init(guide: Guide) {
    self.guide = guide
    path = guide.path
  }

  /// The expectations in the order in which they are in the guide.
  mutating func expectations(of draft: ExampleDraft) -> [Expectation] {
    var found: [(place: SourceLocation, expectation: Expectation)] = []
    unrun = UnrunCode(draft)
    // The comments of an app that was not written for a guide expect nothing.
    let files = draft.app == nil ? draft.files : []
    for index in files.indices {
      found += expectations(in: draft.ownFences(ofFile: index), launch: nil)
    }
    for launch in draft.launches {
      found += expectations(in: launch.fence.map { [$0] } ?? [], launch: launch.number)
    }
    return found.sorted { $0.place < $1.place }.map(\.expectation)
  }

  /// Reports the expectations in code that belongs to no example.
  mutating func checkShown(_ fence: Fence) {
    unrun = .shown
    _ = expectations(in: [fence], launch: nil)
  }

  /// Reports the expectations in a code block that isn't run: only `// Prints "…"` in another language, and everything that
  /// would be an error in Swift where the block may be Swift.
  mutating func checkOther(_ fence: Fence) {
    let showsGuide = fence.body.contains {
      $0.text.hasPrefix("```") || $0.text.hasPrefix("~~~")
    }
    guard !showsGuide else { return }
    checkOther(fence.body, mayBeSwift: Self.languagesThatMayBeSwift.contains(fence.language))
  }

  /// Reports the expectations in indented code, which isn't run and may be Swift.
  mutating func checkIndented() {
    checkOther(guide.indentedLines, mayBeSwift: true)
  }

  private mutating func checkOther(_ lines: [Fence.Line], mayBeSwift: Bool) {
    unrun = .shown
    path = guide.path
    for line in lines {
      // A new scanner for each line: a quotation mark in prose opens no literal that the next lines continue.
      var scanner = SwiftCommentScanner()
      let comment = scanner.comment(inNextLine: line.text)
      for comment in scanner.blockComments + [comment].compactMap(\.self) {
        switch PrintsComment(comment.characters) {
        case .text(let text): report(.text(text), place(of: comment, line))
        case let prints? where mayBeSwift: report(prints, place(of: comment, line))
        case nil, .some: break
        }
      }
    }
  }

  /// Authors forget the language, and documentation of UIKit often shows Objective-C beside Swift.
  private static let languagesThatMayBeSwift = ["", "objc", "objective-c", "objectivec"]

  /// Reports the expectations in the other code of a what-if: a variant is checked only for what is lost.
  mutating func checkAlternatives(of draft: ExampleDraft) {
    unrun = .alternative
    for whatIf in draft.whatIfs.lines {
      path = whatIf.location.path
      var scanner = SwiftCommentScanner()
      guard let comment = scanner.comment(inNextLine: whatIf.alternative),
        let prints = PrintsComment(comment.characters)
      else { continue }
      let code = whatIf.location.line
      let text = path == guide.path ? guide.line(code) : whatIf.alternative
      let before = text.count - whatIf.alternative.count
      report(
        prints,
        Place(
          line: code, text: text, column: max(1, before + comment.offset + 1),
          length: comment.characters.count))
    }
  }

  /// Fences of one file continue each other: a comment begun in one may end in the next.
  private mutating func expectations(
    in fences: [Fence], launch: Int?
  ) -> [(place: SourceLocation, expectation: Expectation)] {
    var scanner = SwiftCommentScanner()
    var result: [(SourceLocation, Expectation)] = []
    for (path, line) in fences.flatMap({ fence in fence.body.map { (fence.location.path, $0) } }) {
      self.path = path
      let isDocumentation = scanner.isInDocumentation
      let comment = scanner.comment(inNextLine: line.text)
      for block in scanner.blockComments where NearMiss(block.characters) != nil {
        guard let prints = PrintsComment(block.characters) else { continue }
        report(prints, place(of: block, line))
      }
      if let continued = scanner.continuedBlockComment,
        let nearMiss = NearMiss(
          continuingBlockComment: continued.characters, isDocumentation: isDocumentation)
      {
        report(.nearMiss(nearMiss), place(of: continued, line))
      }
      guard let comment, let prints = PrintsComment(comment.characters),
        let expectation = expectation(prints, comment: comment, line: line, launch: launch)
      else { continue }
      result.append((SourceLocation(path: path, line: line.number), expectation))
    }
    return result
  }

  /// Nil for a comment without an expectation, and for an expectation that is reported instead.
  private mutating func expectation(
    _ prints: PrintsComment, comment: SwiftCommentScanner.Comment, line: Fence.Line,
    launch: Int?
  ) -> Expectation? {
    let place = place(of: comment, line)
    let location = SourceLocation(path: path, line: place.line, column: place.column)
    switch prints {
    case .value(let text) where unrun == nil:
      return .value(text: text, line: line.number, location: location)
    case .text(let text) where unrun == nil:
      return comment.isBehindCode
        ? .printsHere(text: text, line: line.number, location: location)
        : .printsNext(text: text, launch: launch, location: location)
    // Where a step may stand is for the syntax to say.
    case .step(let label) where unrun == nil:
      return label.isEmpty ? nil : .step(label: label, location: location)
    default:
      report(prints, place)
      return nil
    }
  }
}

extension PrintsReader {
  /// Where a comment is.
  private struct Place {
    var line: Int
    var text: String
    var column: Int
    var length: Int
  }

  private func place(of comment: SwiftCommentScanner.Comment, _ line: Fence.Line) -> Place {
    Place(
      line: line.number, text: path == guide.path ? guide.line(line.number) : line.text,
      column: line.prefixLength + comment.offset + 1, length: comment.characters.count)
  }

  private mutating func report(_ prints: PrintsComment, _ place: Place) {
    if let unrun {
      return report("prints.not-run", place: place, summary: unrun.summary, fix: unrun.fix)
    }
    switch prints {
    case .text, .value, .step: break
    case .nearMiss(let nearMiss):
      report(
        nearMiss.rule, place: place,
        summary: "this comment looks like an expectation, but is not checked", fix: nearMiss.fix)
    case .malformed(let offset, let summary, let fix):
      var place = place
      place.column += offset
      place.length = 1
      report("prints.syntax", place: place, summary: summary, fix: fix)
    }
  }

  private mutating func report(_ rule: String, place: Place, summary: String, fix: String) {
    diagnostics.append(
      Diagnostic(
        .error, rule: rule,
        at: SourceLocation(path: path, line: place.line, column: place.column), summary,
        excerpt: SourceExcerpt(
          line: place.line, text: place.text, column: place.column, length: place.length),
        fix: fix))
  }
}

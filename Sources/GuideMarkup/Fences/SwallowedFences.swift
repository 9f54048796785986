import Diagnostics

/// Finds lines that read like the start of a fence, and are text of a block that began above them.
///
/// An example there would never run, and a page would not say so.
struct SwallowedFences {
  private let source: SourceText

  init(source: SourceText) {
    self.source = source
  }

  /// The fences that begin inside of another, where the end of that one is missing above them.
  ///
  /// A fence of more backticks, or of the other character, may show one: it is no slip.
  func diagnostics(inside opening: FenceOpening, at line: Int, _ body: [Fence.Line]) -> [Diagnostic]
  {
    let nested = body.first { line in
      guard let inner = Self.opening(in: line.text) else { return false }
      return inner.character == opening.character && inner.length >= opening.length
    }
    guard let nested else { return [] }
    return [
      source.diagnostic(
        rule: "fence.nested", line: nested.number, column: nested.prefixLength + 1,
        length: nested.text.count,
        "this line is text of the code block that begins on line \(line)",
        fix: "close that block above this line with \(opening.run), or open it with more than that")
    ]
  }

  /// The fence of Swift that HTML without an empty line behind it takes for its own text.
  ///
  /// - Parameter literal: The text of the HTML, which begins on the line.
  func diagnostics(inHTML literal: String, at line: Int) -> [Diagnostic] {
    // Who closes a comment behind a fence does not want it.
    let isComment = literal.drop(while: \.isWhitespace).hasPrefix("<!--")
    guard !(isComment && literal.contains("-->")) else { return [] }
    return firstSwift(in: literal, at: line) { number in
      source.diagnostic(
        rule: "fence.in-html", line: number, column: 1, length: source.line(number).count,
        "this line is text of the HTML that begins on line \(line)",
        fix: isComment ? "close the comment above it with `-->`" : "write an empty line above it")
    }
  }

  /// The fence of Swift that is indented so far that it is text.
  func diagnostics(inIndentedCode literal: String, at line: Int) -> [Diagnostic] {
    firstSwift(in: literal, at: line) { number in
      let indentation = source.line(number).prefix(while: \.isWhitespace).count
      return source.diagnostic(
        rule: "fence.indented", line: number, column: indentation + 1,
        length: source.line(number).count - indentation,
        "this line is text, because it is indented by four blanks or a tab",
        fix:
          "indent it like the text around it; to show a fence, write it between lines of four backticks"
      )
    }
  }

  private func firstSwift(in literal: String, at line: Int, _ finding: (Int) -> Diagnostic)
    -> [Diagnostic]
  {
    let lines = literal.split(separator: "\n", omittingEmptySubsequences: false)
    let index = lines.firstIndex { text in
      guard let opening = Self.opening(in: String(text)) else { return false }
      return opening.info.drop(while: \.isWhitespace).hasPrefix("swift")
    }
    return index.map { [finding(line + $0)] } ?? []
  }

  /// The start of a fence with an info string in a line; nil for another line, and for what closes a fence.
  private static func opening(in text: String) -> FenceOpening? {
    let indentation = text.prefix { $0 == " " }.count
    let marks = text.dropFirst(indentation)
    guard indentation <= 3, let mark = marks.first, mark == "`" || mark == "~" else { return nil }
    let opening = FenceOpening(line: text, column: indentation + 1)
    let info = opening.info.drop(while: \.isWhitespace)
    guard opening.length >= 3, info.first?.isLetter == true, !info.contains("`") else { return nil }
    return opening
  }
}

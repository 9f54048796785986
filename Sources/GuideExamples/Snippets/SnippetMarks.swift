import Diagnostics
package import GuideMarkup

/// The comments that keep lines of code from being shown, `// snippet.hide` and `// snippet.show`,
/// as Swift packages' snippets have them (SE-0356).
package struct SnippetMarks {
  /// The lines that a page shows.
  package private(set) var shownLines: [Fence.Line] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let fence: Fence

  package init(_ fence: Fence) {
    self.fence = fence
    var isHidden = false
    var start: Fence.Line?
    for line in fence.body {
      switch Self.mark(in: line.text) {
      case "hide"?:
        if isHidden {
          report(line, rule: "snippet.twice", summary: "this is hidden already", fix: "remove it")
        }
        isHidden = true
        start = line
      case "show"?:
        if !isHidden {
          report(
            line, rule: "snippet.nothing-hidden", summary: "nothing is hidden here",
            fix: "write `// snippet.hide` above it, or remove it")
        }
        isHidden = false
      case let mark?:
        let nearest = Suggestion.nearest(to: mark, among: ["hide", "show"])
        // In a file that guides include, it begins or ends a region.
        if nearest == nil, isIncluded { continue }
        report(
          line, rule: "snippet.unknown",
          summary: "`snippet.\(mark)` is neither `snippet.hide` nor `snippet.show`",
          fix: nearest.map { "did you mean `// snippet.\($0)`?" } ?? "remove it")
      case nil:
        if let word = Self.nearMiss(in: line.text) {
          report(
            line, rule: "snippet.near-miss",
            summary: "this comment reads like `// snippet.\(word)`, but hides and shows nothing",
            fix: "write `// snippet.\(word)`")
        }
        if !isHidden { shownLines.append(line) }
      }
    }
    guard isHidden, !isIncluded, let start else { return }
    report(
      start, rule: "snippet.unclosed", summary: "this hides everything up to the end of the block",
      fix: "write `// snippet.show` below what is hidden")
  }

  /// The text of the lines that a page shows, a line end after each but the last.
  package var shownText: String { shownLines.map(\.text).joined(separator: "\n") }

  /// Whether the code is that of a file, and not of a guide.
  private var isIncluded: Bool { !fence.location.path.hasSuffix(".md") }

  /// What ends a region of a file.
  static let end = "end"

  /// What names no region.
  static let reserved: Set = ["hide", "show", end]

  /// What follows `// snippet.` on a line of its own.
  static func mark(in line: String) -> String? {
    let text = line.drop(while: \.isWhitespace)
    guard text.hasPrefix("// snippet.") else { return nil }
    return String(text.dropFirst("// snippet.".count).prefix { !$0.isWhitespace })
  }

  /// `hide` or `show`, for a comment that nearly says so: `//snippet.hide`, `// snippet hide`.
  private static func nearMiss(in line: String) -> String? {
    let text = line.drop(while: \.isWhitespace)
    guard text.hasPrefix("//") else { return nil }
    let words = text.drop { $0 == "/" || $0.isWhitespace }.lowercased()
      .split { !$0.isLetter }
    guard words.count == 2, words[0] == "snippet", ["hide", "show"].contains(words[1]) else {
      return nil
    }
    return String(words[1])
  }

  private mutating func report(
    _ line: Fence.Line, rule: String, summary: String, fix: String
  ) {
    let indentation = line.text.prefix(while: \.isWhitespace).count
    diagnostics.append(
      Diagnostic(
        rule: rule,
        at: SourceLocation(
          path: fence.location.path, line: line.number,
          column: line.prefixLength + indentation + 1),
        summary, fix: fix))
  }
}

/// What a line of an article is part of.
enum ArticleLine {
  case prose
  case fenceOpening

  /// The inside of a fence, and the line that closes it.
  case code

  /// A comment in HTML, from `<!--` to the line with `-->`.
  case comment

  /// What each of the lines is part of.
  ///
  /// Fences may be indented by any width, unlike in Markdown: the lines of directives are.
  static func kinds(of lines: [String]) -> [ArticleLine] {
    var fence: (mark: Character, length: Int)?
    var isInComment = false
    return lines.map { line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      if isInComment {
        isInComment = !text.contains("-->")
        return .comment
      }
      if let open = fence {
        if closes(text, open) { fence = nil }
        return .code
      }
      if text.hasPrefix("<!--") {
        isInComment = !text.dropFirst(4).contains("-->")
        return .comment
      }
      guard let opening = opening(in: text) else { return .prose }
      fence = opening
      return .fenceOpening
    }
  }

  /// The run of three or more marks that a line begins with.
  private static func opening(in text: Substring) -> (mark: Character, length: Int)? {
    guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
    let run = text.prefix { $0 == mark }
    // Backticks behind the run make it code in a line of text.
    guard run.count >= 3, mark == "~" || !text.dropFirst(run.count).contains("`") else {
      return nil
    }
    return (mark, run.count)
  }

  private static func closes(_ text: Substring, _ open: (mark: Character, length: Int)) -> Bool {
    let run = text.prefix { $0 == open.mark }
    return run.count >= open.length && text.dropFirst(run.count).allSatisfy(\.isWhitespace)
  }
}

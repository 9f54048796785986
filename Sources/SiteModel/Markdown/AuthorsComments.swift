/// The comments in a guide's Markdown, which are its author's own.
enum AuthorsComments {
  /// The lines without what `<!--` and `-->` enclose; a comment in backticks is code, and stays.
  static func removed(from lines: [String]) -> [String] {
    guard lines.contains(where: { $0.contains("<!--") }) else { return lines }
    var rest = lines.joined(separator: "\n")[...]
    var kept = ""
    // An end that is missing is not looked for again at each mark.
    var mayEnd = true
    while let character = rest.first {
      if character == "`" {
        let code = code(in: rest)
        kept += code
        rest = rest[code.endIndex...]
      } else if mayEnd, rest.hasPrefix("<!--") {
        guard let end = rest.dropFirst(4).firstRange(of: "-->") else {
          mayEnd = false
          continue
        }
        rest = rest[end.upperBound...]
        // A line that was a comment and nothing else goes as a whole.
        if kept.last == "\n" || kept.isEmpty, rest.first == "\n" { rest.removeFirst() }
      } else {
        kept.append(character)
        rest.removeFirst()
      }
    }
    return kept.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// In characters.
  private static let longestCode = 1_000

  /// Code with its backticks, in one paragraph; the backticks alone where nothing closes them.
  private static func code(in text: Substring) -> Substring {
    let run = text.prefix { $0 == "`" }
    // Longer code is not in a line of text, and each run of backticks would be compared with all that follow.
    let near = text[run.endIndex...].prefix(longestCode)
    var rest = near.firstRange(of: "\n\n").map { near[..<$0.lowerBound] } ?? near
    while let start = rest.firstIndex(of: "`") {
      let next = rest[start...].prefix { $0 == "`" }
      if next.count == run.count { return text[..<next.endIndex] }
      rest = rest[next.endIndex...]
    }
    return run
  }
}

/// Leaves out of a script or a style sheet what no browser needs of its lines: indentation, empty lines, and comments on lines of
/// their own.
///
/// A file is left as it is if a text or a comment may continue on the next line, because a line may then mean something else than it
/// seems to.
enum CompactedLines {
  static func ofScript(_ script: String) -> String {
    compacted(script) { $0.hasPrefix("//") }
  }

  static func ofSheet(_ sheet: String) -> String {
    compacted(sheet) { $0.hasPrefix("/*") && $0.hasSuffix("*/") && $0.ranges(of: "*/").count == 1 }
  }

  private static func compacted(_ text: String, isComment: (Substring) -> Bool) -> String {
    let lines = text.split(whereSeparator: \.isNewline)
    guard !lines.contains(where: mayContinue) else { return text }
    return lines.map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty && !isComment($0) }
      .joined(separator: "\n")
  }

  /// Whether there may be a template or a comment that doesn't end on its line, or a text that continues behind a backslash.
  private static func mayContinue(_ line: Substring) -> Bool {
    var backticks = 0
    var openings = 0
    var closings = 0
    var last = UInt8(ascii: " ")
    for byte in line.utf8 {
      switch (last, byte) {
      case (_, UInt8(ascii: "`")): backticks += 1
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): openings += 1
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): closings += 1
      default: break
      }
      last = byte
    }
    return !backticks.isMultiple(of: 2) || last == UInt8(ascii: "\\") || openings > closings
  }
}

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
    // By bytes, as every command reads the whole folder: letters as readers see them take ten times as long.
    let lines = text.utf8.split(whereSeparator: isNewline)
    guard !lines.contains(where: mayContinue) else { return text }
    return lines.map { Substring($0.drop(while: isSpace)) }
      .filter { !$0.isEmpty && !isComment($0) }.joined(separator: "\n")
  }

  private static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Whether there may be a template or a comment that doesn't end on its line, a text that continues behind a backslash, or one of
  /// the two other characters that end a line of a script, and a comment with it.
  private static func mayContinue(_ line: Substring.UTF8View) -> Bool {
    var backticks = 0
    var openings = 0
    var closings = 0
    var (last, beforeLast) = (UInt8(ascii: " "), UInt8(ascii: " "))
    for byte in line {
      switch (beforeLast, last, byte) {
      case (_, _, UInt8(ascii: "`")): backticks += 1
      case (_, UInt8(ascii: "/"), UInt8(ascii: "*")): openings += 1
      case (_, UInt8(ascii: "*"), UInt8(ascii: "/")): closings += 1
      case (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9): return true
      default: break
      }
      (beforeLast, last) = (last, byte)
    }
    return !backticks.isMultiple(of: 2) || last == UInt8(ascii: "\\") || openings > closings
  }
}

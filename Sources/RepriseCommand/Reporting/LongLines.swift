/// Lines that are too long to read in a terminal.
enum LongLines {
  /// The text with each long line cut, and how long it was.
  static func cut(_ text: String) -> String {
    // Counting characters takes time, and there are at most as many as bytes.
    guard text.utf8.count > longest else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.utf8.count > longest, line.count > longest else { return String(line) }
      return "\(line.prefix(longest))… (\(line.count) characters)"
    }
    .joined(separator: "\n")
  }

  private static let longest = 1_000
}

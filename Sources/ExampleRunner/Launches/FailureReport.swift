/// A line in which the runtime says that a check failed: `App/Page.swift:20: Fatal error: …`.
struct FailureReport {
  /// What it begins with after the place.
  private static let words = ["Fatal error", "Precondition failed", "Assertion failed"]

  /// Where the words begin.
  let start: Substring.Index

  /// The place before them, without its end: `App/Page.swift`; nil where they begin the line.
  let file: Substring?
  let line: Int?

  /// Nil for a line that says no such thing.
  init?(_ line: Substring) {
    if Self.begins(line) {
      (start, file, self.line) = (line.startIndex, nil, nil)
      return
    }
    // What the program itself says may have the words too: the place is what is before them first.
    var search = line
    while let found = search.utf8.firstRange(of: ": ".utf8) {
      let front = line[..<found.lowerBound]
      search = line[found.upperBound...]
      guard Self.begins(search), let colon = front.utf8.lastIndex(of: UInt8(ascii: ":")) else {
        continue
      }
      let digits = front[front.utf8.index(after: colon)...]
      guard !digits.isEmpty, digits.utf8.allSatisfy(\.isDigit), let number = Int(digits) else {
        continue
      }
      (start, file, self.line) = (search.startIndex, line[..<colon], number)
      return
    }
    return nil
  }

  private static func begins(_ text: Substring) -> Bool {
    words.contains { word in
      text.utf8.starts(with: word.utf8)
        && text.utf8.dropFirst(word.utf8.count).first?.isInWord != true
    }
  }
}

/// A text that a guide expects, in which `…` stands for any text of a line.
package struct ExpectedPattern: Hashable, Sendable {
  /// The texts around the ignored parts, in order; none for a comment that `accept` has to fill in.
  package let pieces: [String]

  /// A text of which nothing is ignored.
  package init(_ text: String) {
    pieces = [text]
  }

  package init(pieces: [String]) {
    self.pieces = pieces
  }

  /// A comment that says nothing yet.
  package static let blank = ExpectedPattern(pieces: [])

  package var isBlank: Bool { pieces.isEmpty }

  /// Whether every byte counts.
  package var isExact: Bool { pieces.count == 1 }

  /// The text as the author wrote it.
  package var text: String { pieces.joined(separator: Self.ignoredPart) }

  /// What the author writes for a part that is ignored.
  static let ignoredPart = "…"

  /// More ignored parts, or longer texts around them, would take long to look for in what a program printed.
  static let mostPieces = 16
  static let mostBytes = 2_000

  /// Whether it expects anything at all.
  var saysSomething: Bool { pieces.contains { $0.contains { !$0.isWhitespace } } }

  var isBounded: Bool {
    pieces.count <= Self.mostPieces && pieces.reduce(0) { $0 + $1.utf8.count } <= Self.mostBytes
  }
}

extension ExpectedPattern {
  /// A text for each line; a line end at the end begins no further line.
  package var lines: [ExpectedPattern] {
    var lines: [[String]] = [[""]]
    for (index, piece) in pieces.enumerated() {
      if index > 0 { lines[lines.count - 1].append("") }
      let parts = piece.split(separator: Character("\n"), omittingEmptySubsequences: false)
      for (number, part) in parts.enumerated() {
        if number > 0 { lines.append([""]) }
        lines[lines.count - 1][lines[lines.count - 1].count - 1] += part
      }
    }
    if lines.count > 1, lines.last == [""] { lines.removeLast() }
    return lines.map { ExpectedPattern(pieces: $0) }
  }

  /// Whether a line is what this expects, byte for byte outside of the ignored parts.
  package func matches(_ line: String) -> Bool {
    guard let first = pieces.first, let last = pieces.last else { return false }
    var rest = Array(line.utf8)[...]
    guard !isExact else { return rest.elementsEqual(first.utf8) }
    guard rest.starts(with: first.utf8) else { return false }
    rest = rest.dropFirst(first.utf8.count)
    let end = Array(last.utf8)
    guard rest.suffix(end.count).elementsEqual(end) else { return false }
    rest = rest.dropLast(end.count)
    // The first place of each piece leaves most for those behind it.
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let range = rest.firstRange(of: Array(piece.utf8)) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}

extension ExpectedPattern: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self.init(text)
  }
}

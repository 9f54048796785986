extension StringProtocol {
  /// The lines of the text; a line end at its end begins no further line.
  var textLines: [String] {
    let lines = split(separator: Character("\n"), omittingEmptySubsequences: false)
    return (lines.count > 1 && lines.last == "" ? lines.dropLast() : lines[...]).map { String($0) }
  }
}

extension String {
  /// Whether two texts have the same bytes.
  ///
  /// For Swift two texts are equal, too, where one has é as one character and the other as two.
  func isSameText(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// What is said of two texts that are equal and not the same.
  static let looksTheSame = "They look the same, but letters with accents are composed differently."
}

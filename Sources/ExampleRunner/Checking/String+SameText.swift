extension String {
  /// Whether two texts have the same bytes.
  ///
  /// For Swift two texts are equal, too, where one has é as one character and the other as two.
  func isSameText(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// What is said of two texts that are equal and not the same.
  static let looksTheSame = "They look the same, but letters with accents are composed differently."
}

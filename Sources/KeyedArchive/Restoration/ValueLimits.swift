/// How much of a value a text shows.
package struct ValueLimits: Sendable {
  /// How many characters of a string are shown.
  package var characters: Int

  /// How many elements of a collection, or members of an object, are shown.
  package var elements: Int

  /// All of every value.
  package static let none = ValueLimits(characters: .max, elements: .max)

  /// As much as one reads in a terminal.
  package static let terminal = ValueLimits(characters: 300, elements: 30)

  /// Whether a string has more characters than are shown.
  func isLonger(_ text: String) -> Bool {
    // Counting characters takes time, and there are at most as many as bytes.
    text.utf8.count > characters && text.count > characters
  }
}

/// One line of an author's source, with a mark under part of it.
package struct SourceExcerpt: Hashable, Codable, Sendable {
  package var line: Int
  package var text: String

  /// The column, from 1, of the first marked character.
  package var column: Int

  /// How many characters are marked; at least 1.
  package var length: Int

  package init(line: Int, text: String, column: Int, length: Int = 1) {
    self.line = line
    self.text = text
    self.column = column
    self.length = Swift.max(1, length)
  }
}

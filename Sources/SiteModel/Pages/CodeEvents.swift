/// What a line of a listing led to when the example ran.
package struct CodeEvents: Hashable, Sendable {
  /// The line of the listing, from 0.
  package var line: Int

  /// The line's own anchor.
  package var anchor: String

  /// The anchor of the first event.
  package var first: String
  package var count: Int

  package init(line: Int, anchor: String, first: String, count: Int) {
    self.line = line
    self.anchor = anchor
    self.first = first
    self.count = count
  }
}

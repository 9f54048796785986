/// A name in a listing whose declaration a reader can ask for.
package struct CodeName: Hashable, Sendable {
  /// The line of the listing, from 0.
  package var line: Int

  /// How much of the line stands before it, and its length, in UTF-16 units.
  package var column: Int
  package var length: Int

  /// The index of its declaration among those of the page.
  package var declaration: Int
}

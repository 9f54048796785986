/// How far the questions about the names in examples have come.
package struct NameProgress: Hashable, Sendable {
  /// How many examples are done.
  package var count: Int

  /// How many there are to ask about: those of which nothing is remembered.
  package var total: Int
}

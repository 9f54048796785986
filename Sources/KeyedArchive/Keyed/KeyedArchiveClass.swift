/// A class as an archive describes it.
package struct KeyedArchiveClass: Hashable, Sendable {
  package var name: String

  /// The class and its ancestors, the nearest first.
  package var names: [String]

  /// Classes that a reader may take when it does not know this one.
  package var hints: [String]
}

/// A class as an archive describes it.
package struct KeyedArchiveClass: Hashable, Sendable {
  package let name: String

  /// The class and its ancestors, the nearest first.
  package let names: [String]

  /// Classes that a reader may take when it does not know this one.
  package let hints: [String]

  /// What is known of a class of that name; only the class's own name counts, because a subclass may
  /// have encoded something else.
  package let known: KnownClass?

  init(name: String, names: [String], hints: [String]) {
    self.name = name
    self.names = names
    self.hints = hints
    known = KnownClass(named: name)
  }
}

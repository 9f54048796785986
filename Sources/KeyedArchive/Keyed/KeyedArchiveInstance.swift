/// An object with what it encoded.
package struct KeyedArchiveInstance: Hashable, Sendable {
  package var archivedClass: KeyedArchiveClass

  /// What the object encoded, by key, without its class.
  package var fields: KeyedArchiveFields

  package var className: String { archivedClass.name }

  /// The names of the class and of its ancestors, the nearest first.
  package var classNames: [String] { archivedClass.names }
}

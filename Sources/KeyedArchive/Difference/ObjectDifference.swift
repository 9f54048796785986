/// What became of a saved object from one archive to another.
package struct ObjectDifference: Hashable, Sendable {
  package enum Fate: Hashable, Sendable {
    case added
    case removed
    /// The same identifier and class, at another place.
    case moved(from: String)
    /// The same place and class, with another identifier.
    case renamed(from: String)
    /// The same place below the same parent, or one that moved or was renamed with its parent.
    case changed
  }

  package var fate: Fate

  /// The identifier path in the second archive; of a removed object, in the first.
  package var path: String
  package var kind: SavedObject.Kind
  package var className: String

  /// The class that the object had before; nil where it has not changed.
  package var formerClassName: String?

  /// The restoration class; nil where it has not changed, or the object has none.
  package var restorationClass: RestorationClassDifference?

  /// The values that differ, sorted by key; all values of an added or a removed object.
  package var values: [ValueDifference]
}

/// The restoration class of an object before and after; nil where it has none.
package struct RestorationClassDifference: Hashable, Sendable {
  package var before: String?
  package var after: String?
}

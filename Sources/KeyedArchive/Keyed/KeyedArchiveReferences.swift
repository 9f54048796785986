/// References to objects of an archive, read where they are needed.
package struct KeyedArchiveReferences: Sendable {
  let objects: KeyedArchiveObjects
  let container: PropertyListObject.Container
}

extension KeyedArchiveReferences: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { container.count }

  package subscript(index: Int) -> ObjectUID { objects.uid(index, of: container) }
}

/// The place of an object in the table of a keyed archive.
///
/// Only a builder or a reader of archives makes one, so that it is always in range there.
package struct ObjectUID: Hashable, Sendable {
  /// What stands for nil in every archive.
  package static let null = ObjectUID(index: 0)

  package let index: Int
}

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

/// The table of objects that a keyed archive is.
package final class KeyedArchive: Sendable {
  /// What a reader asks for by key.
  package let top: KeyedArchiveFields

  let table: KeyedArchiveObjects

  init(_ table: KeyedArchiveObjects, top: PropertyListObject.Container) {
    self.table = table
    self.top = KeyedArchiveFields(of: top, in: table)
  }

  /// The object at a place of this archive's table.
  package subscript(uid: ObjectUID) -> KeyedArchiveObject { table.object(at: uid.index) }

  /// The entries of a dictionary of Foundation's; nil for all else and for a damaged one.
  func dictionary(at uid: ObjectUID) -> KeyedArchiveDictionary? {
    table.dictionary(at: uid.index)
  }

  /// The elements of an array of Foundation's; nil for all else and for a damaged one.
  func array(at uid: ObjectUID) -> KeyedArchiveReferences? { table.array(at: uid.index) }

  /// All objects; each is a new one.
  package var objects: [KeyedArchiveObject] {
    (0..<objectCount).map { table.object(at: $0) }
  }

  package var objectCount: Int { table.count }

  /// The bytes that an object takes in the file, without its class, its keys and what it refers to.
  func byteCount(at uid: ObjectUID) -> Int { table.byteCount(at: uid.index) }

  /// The place that a reference in the middle of other values names.
  func uid(_ number: UInt32) throws(KeyedArchiveError) -> ObjectUID {
    guard number < objectCount else {
      throw KeyedArchiveError(reason: .reference(Int(number), objectCount: objectCount))
    }
    return ObjectUID(index: Int(number))
  }
}

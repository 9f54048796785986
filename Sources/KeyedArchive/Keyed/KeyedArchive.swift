/// The table of objects that a keyed archive is.
package struct KeyedArchive: Hashable, Sendable {
  /// What a reader asks for by key.
  package let top: [String: KeyedArchiveField]

  package let objects: [KeyedArchiveObject]

  /// The bytes that each object takes in the file, without its class, its keys and what it refers
  /// to.
  let byteCounts: [Int]

  /// The object at a place of this archive's table.
  package subscript(uid: ObjectUID) -> KeyedArchiveObject { objects[uid.index] }

  /// The place that a reference in the middle of other values names.
  func uid(_ number: UInt32) throws(KeyedArchiveError) -> ObjectUID {
    guard number < objects.count else {
      throw KeyedArchiveError(reason: .reference(Int(number), objectCount: objects.count))
    }
    return ObjectUID(index: Int(number))
  }
}

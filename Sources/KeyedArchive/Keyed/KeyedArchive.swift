/// The table of objects that a keyed archive is.
package struct KeyedArchive: Sendable {
  /// What a reader asks for by key.
  package let top: [String: KeyedArchiveField]

  private let parser: KeyedArchiveObjectParser

  init(_ parser: KeyedArchiveObjectParser, top: PropertyListObject.Container) {
    self.parser = parser
    self.top = parser.fields(of: top)
  }

  /// The object at a place of this archive's table.
  package subscript(uid: ObjectUID) -> KeyedArchiveObject { parser.object(at: uid.index) }

  /// The entries of a dictionary of Foundation's; nil for all else and for a damaged one.
  func pairs(at uid: ObjectUID) -> [(key: ObjectUID, value: ObjectUID)]? {
    parser.pairs(at: uid.index)
  }

  /// All objects; each is made anew.
  package var objects: [KeyedArchiveObject] {
    (0..<objectCount).map { parser.object(at: $0) }
  }

  package var objectCount: Int { parser.count }

  /// The bytes that an object takes in the file, without its class, its keys and what it refers to.
  func byteCount(at uid: ObjectUID) -> Int { parser.byteCount(at: uid.index) }

  /// The place that a reference in the middle of other values names.
  func uid(_ number: UInt32) throws(KeyedArchiveError) -> ObjectUID {
    guard number < objectCount else {
      throw KeyedArchiveError(reason: .reference(Int(number), objectCount: objectCount))
    }
    return ObjectUID(index: Int(number))
  }
}

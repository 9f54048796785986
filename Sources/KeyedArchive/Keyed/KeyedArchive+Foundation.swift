extension KeyedArchive {
  /// The integers of arrays in an array, without an object for each; nil for all else.
  package func integerLists(at uid: ObjectUID) -> [[Int]]? {
    guard let lists = array(at: uid) else { return nil }
    var result: [[Int]] = []
    result.reserveCapacity(lists.count)
    for list in lists {
      guard let elements = array(at: list) else { return nil }
      var integers: [Int] = []
      for element in elements {
        guard case .integer(let number) = self[element], let integer = Int(exactly: number) else {
          return nil
        }
        integers.append(integer)
      }
      result.append(integers)
    }
    return result
  }

  /// The object of Foundation's that an instance is, nil if it is of another class.
  ///
  /// Only the class's own name counts: a subclass may have encoded something else.
  package func foundationObject(
    at uid: ObjectUID
  ) throws(KeyedArchiveError) -> FoundationObject? {
    if let dictionary = dictionary(at: uid) {
      return .dictionary(Array(dictionary))
    }
    guard case .instance(let instance) = self[uid] else { return nil }
    return try foundationObject(of: instance, at: uid)
  }

  /// The same for the object at a place when it is known already.
  package func foundationObject(
    of instance: KeyedArchiveInstance, at uid: ObjectUID
  ) throws(KeyedArchiveError) -> FoundationObject? {
    guard let known = instance.archivedClass.known else { return nil }
    let decoding = InstanceDecoding(objects: table, uid: uid, fields: instance.fields)
    switch known {
    case .null: return .null
    case .string: return .string(try decoding.text())
    case .data: return .data(try decoding.data(FoundationKey.data))
    case .date: return .date(try decoding.number(FoundationKey.time))
    case .uuid: return .uuid(try decoding.uuid())
    case .url:
      return .url(
        relative: try decoding.string(FoundationKey.relative),
        base: try decoding.optionalReference(FoundationKey.base))
    case .array: return .array(try decoding.references(FoundationKey.objects))
    case .set: return .set(try decoding.elements())
    case .orderedSet: return .orderedSet(try decoding.elements())
    case .dictionary: return .dictionary(try decoding.pairs())
    case .pathProxy: return nil
    }
  }
}

extension KeyedArchive {
  /// The object of Foundation's that an instance is, nil if it is of another class.
  ///
  /// Only the class's own name counts: a subclass may have encoded something else.
  package func foundationObject(
    at uid: ObjectUID
  ) throws(KeyedArchiveError) -> FoundationObject? {
    if let pairs = pairs(at: uid) { return .dictionary(pairs) }
    guard case .instance(let instance) = self[uid] else { return nil }
    return try foundationObject(of: instance, at: uid)
  }

  /// The same for the object at a place when it is known already.
  package func foundationObject(
    of instance: KeyedArchiveInstance, at uid: ObjectUID
  ) throws(KeyedArchiveError) -> FoundationObject? {
    let decoding = InstanceDecoding(archive: self, uid: uid, fields: instance.fields)
    switch instance.className {
    case "NSNull": return .null
    case "NSString", "NSMutableString": return .string(try decoding.text())
    case "NSData", "NSMutableData": return .data(try decoding.data(FoundationKey.data))
    case "NSDate": return .date(try decoding.number(FoundationKey.time))
    case "NSUUID": return .uuid(try decoding.uuid())
    case "NSURL":
      return .url(
        relative: try decoding.string(FoundationKey.relative),
        base: try decoding.optionalReference(FoundationKey.base))
    case "NSArray", "NSMutableArray":
      return .array(try decoding.references(FoundationKey.objects))
    case "NSSet", "NSMutableSet": return .set(try decoding.elements())
    case "NSOrderedSet", "NSMutableOrderedSet": return .orderedSet(try decoding.elements())
    case "NSDictionary", "NSMutableDictionary": return .dictionary(try decoding.pairs())
    default: return nil
    }
  }
}

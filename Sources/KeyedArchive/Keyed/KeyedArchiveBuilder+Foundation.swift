package import struct Foundation.Data

/// Foundation's own classes, encoded as they encode themselves.
extension KeyedArchiveBuilder {
  /// Adds a string.
  ///
  /// The text `$null` stands for nil in an archive, so that string is added as an object of its
  /// own, which readers take for a string.
  package func add(string: String) -> ObjectUID {
    guard string == KeyedArchiveFormat.null else { return add(scalar: .string(string)) }
    return add("NSString", [(FoundationKey.string, .string(string))])
  }

  /// Adds a number, once for all places that have the same.
  package func add(integer: Int64) -> ObjectUID { add(scalar: .integer(integer)) }

  /// Adds a number that may be above `Int64.max`.
  package func add(unsigned: UInt64) -> ObjectUID {
    add(scalar: Int64(exactly: unsigned).map { .integer($0) } ?? .unsigned(unsigned))
  }

  /// Adds a number that may have a fraction.
  package func add(real: Double) -> ObjectUID { add(scalar: .real(real)) }

  /// Adds a Boolean, which stays apart from the numbers 0 and 1.
  package func add(bool: Bool) -> ObjectUID { add(scalar: .bool(bool)) }

  /// Adds bytes, once for all places that have the same.
  package func add(data: Data) -> ObjectUID { add(scalar: .data(data)) }

  /// Adds a moment in seconds since 2001-01-01 00:00:00 UTC.
  package func add(date: Double) -> ObjectUID {
    add("NSDate", [(FoundationKey.time, .real(date))])
  }

  /// Adds an array of objects that were added before.
  package func add(array: [ObjectUID], isMutable: Bool = false) -> ObjectUID {
    add("NSArray", isMutable: isMutable, [(FoundationKey.objects, .references(array))])
  }

  /// Adds a set; its elements are written in the order given.
  package func add(set: [ObjectUID]) -> ObjectUID {
    add("NSSet", [(FoundationKey.objects, .references(set))])
  }

  /// Adds a set that keeps its order.
  package func add(orderedSet: [ObjectUID]) -> ObjectUID {
    add("NSOrderedSet", [(FoundationKey.objects, .references(orderedSet))])
  }

  /// Adds a dictionary; its entries are written in the order given.
  package func add(
    dictionary: [(key: ObjectUID, value: ObjectUID)], isMutable: Bool = false
  ) -> ObjectUID {
    add(
      "NSDictionary", isMutable: isMutable,
      [
        (FoundationKey.keys, .references(dictionary.map(\.key))),
        (FoundationKey.objects, .references(dictionary.map(\.value))),
      ])
  }

  /// Adds a URL, given as its text, relative to a base that was added before.
  package func add(url: String, base: ObjectUID = .null) -> ObjectUID {
    add(
      "NSURL",
      [
        (FoundationKey.base, .reference(base)),
        (FoundationKey.relative, .reference(add(string: url))),
      ])
  }

  /// Adds a UUID, given as its 16 bytes.
  package func add(uuid: [UInt8]) -> ObjectUID {
    add("NSUUID", [(FoundationKey.uuidBytes, .data(Data(uuid)))])
  }

  /// Adds the instance of `NSNull`, which in a collection stands for nothing.
  package func addNull() -> ObjectUID { add("NSNull", []) }

  /// - Parameter isMutable: Whether the object is of the class's mutable subclass.
  private func add(
    _ className: String, isMutable: Bool = false,
    _ fields: [(key: String, value: KeyedArchiveField)]
  ) -> ObjectUID {
    let uid = reserve()
    if isMutable {
      fill(
        uid, className: "NSMutable" + className.dropFirst(2),
        superclasses: [className, "NSObject"],
        fields: fields)
    } else {
      fill(uid, className: className, fields: fields)
    }
    return uid
  }
}

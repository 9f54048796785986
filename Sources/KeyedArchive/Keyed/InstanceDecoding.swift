import struct Foundation.Data

/// Reads what an instance encoded, and says for which key it is not what it should be.
struct InstanceDecoding {
  let objects: KeyedArchiveObjects
  let uid: ObjectUID
  let fields: KeyedArchiveFields

  func string(_ key: String) throws(KeyedArchiveError) -> String {
    let field = try field(key)
    switch field {
    case .string(let text): return text
    case .reference(let uid):
      switch objects.object(at: uid.index) {
      case .string(let text): return text
      // A string whose text stands for nil is an object of its own.
      case .instance(let instance) where instance.className == "NSString":
        if case .string(let text)? = instance.fields[FoundationKey.string] { return text }
      default: break
      }
    default: break
    }
    throw wrongType(key, field, expected: "a string")
  }

  func data(_ key: String) throws(KeyedArchiveError) -> Data {
    let field = try field(key)
    if case .data(let data) = field { return data }
    if case .reference(let uid) = field, case .data(let data) = objects.object(at: uid.index) {
      return data
    }
    throw wrongType(key, field, expected: "data")
  }

  func number(_ key: String) throws(KeyedArchiveError) -> Double {
    let field = try field(key)
    switch field {
    case .real(let number): return number
    case .integer(let number): return Double(number)
    default: throw wrongType(key, field, expected: "a number")
    }
  }

  func references(_ key: String) throws(KeyedArchiveError) -> [ObjectUID] {
    let field = try field(key)
    guard case .references(let uids) = field else {
      throw wrongType(key, field, expected: "an array of references")
    }
    return uids
  }

  /// The reference of a key that need not be there.
  func optionalReference(_ key: String) throws(KeyedArchiveError) -> ObjectUID {
    guard let field = fields[key] else { return .null }
    guard case .reference(let uid) = field else {
      throw wrongType(key, field, expected: "a reference")
    }
    return uid
  }

  func text() throws(KeyedArchiveError) -> String {
    guard fields.contains(FoundationKey.bytes) else { return try string(FoundationKey.string) }
    let bytes = try data(FoundationKey.bytes)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw wrongType(FoundationKey.bytes, .data(bytes), expected: "a text in UTF-8")
    }
    return text
  }

  func uuid() throws(KeyedArchiveError) -> [UInt8] {
    let bytes = try data(FoundationKey.uuidBytes)
    guard bytes.count == 16 else { throw error(.uuidLength(bytes.count)) }
    return Array(bytes)
  }

  /// The elements of a set, which are in an array or numbered one by one.
  func elements() throws(KeyedArchiveError) -> [ObjectUID] {
    if fields.contains(FoundationKey.objects) { return try references(FoundationKey.objects) }
    let fields = fields.indexed
    var elements: [ObjectUID] = []
    while case let key = FoundationKey.object(elements.count), fields.contains(key) {
      elements.append(try optionalReference(key))
    }
    return elements
  }

  func pairs() throws(KeyedArchiveError) -> [(key: ObjectUID, value: ObjectUID)] {
    let keys = try references(FoundationKey.keys)
    let values = try references(FoundationKey.objects)
    guard keys.count == values.count else {
      throw error(.keysAndObjectsDiffer(keys: keys.count, objects: values.count))
    }
    return zip(keys, values).map { (key: $0, value: $1) }
  }

  private func field(_ key: String) throws(KeyedArchiveError) -> KeyedArchiveField {
    guard let field = fields[key] else { throw error(.missing(key: key)) }
    return field
  }

  private func wrongType(
    _ key: String, _ field: KeyedArchiveField, expected: String
  ) -> KeyedArchiveError {
    var found = field.kind
    if case .reference(let uid) = field { found = objects.object(at: uid.index).kind }
    return error(.wrongType(key: key, found: found, expected: expected))
  }

  private func error(_ reason: KeyedArchiveError.Reason) -> KeyedArchiveError {
    KeyedArchiveError(object: uid.index, reason: reason)
  }
}

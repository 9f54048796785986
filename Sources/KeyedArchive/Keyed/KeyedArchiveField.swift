package import struct Foundation.Data

/// What an object encoded for one key.
///
/// Scalars and bytes are stored in the object itself, as `NSKeyedArchiver` does for
/// `encode(_: Int, forKey:)` and its like; objects are references into the archive's table.
package enum KeyedArchiveField: Hashable, Sendable {
  case bool(Bool)
  case integer(Int64)
  case real(Double)
  case data(Data)
  case string(String)
  case reference(ObjectUID)
  case references([ObjectUID])
  /// Whatever else a property list can hold.
  case plain(PropertyListValue)

  /// What the field is, for messages.
  package var kind: String {
    switch self {
    case .references: "an array of references"
    case .bool, .integer, .real, .data, .string, .reference, .plain: propertyListValue.kind
    }
  }

  /// The field as it is in the file.
  var propertyListValue: PropertyListValue {
    switch self {
    case .bool(let isTrue): .bool(isTrue)
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .data(let data): .data(data)
    case .string(let text): .string(text)
    case .reference(let uid): uid.propertyListValue
    case .references(let uids): .array(uids.map(\.propertyListValue))
    case .plain(let value): value
    }
  }
}

extension ObjectUID {
  var propertyListValue: PropertyListValue { .uid(UInt32(truncatingIfNeeded: index)) }
}

package import struct Foundation.Data

/// A value of a property list.
///
/// Arrays, sets and dictionaries share their storage when the file shares them, so that a value
/// takes memory for what is in the file and not for what it unfolds to.
package enum PropertyListValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// A number above `Int64.max`.
  case unsigned(UInt64)
  case real(Double)
  /// Seconds since 2001-01-01 00:00:00 UTC.
  case date(Double)
  case data(Data)
  case string(String)
  /// A reference in a keyed archive: the place of an object in its `$objects`.
  case uid(UInt32)
  case array([PropertyListValue])
  case set([PropertyListValue])
  /// The entries of a dictionary in the order of the file.
  case dictionary([Entry])

  /// A key of a dictionary with its value.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: PropertyListValue

    package init(_ key: String, _ value: PropertyListValue) {
      self.key = key
      self.value = value
    }
  }
}

extension PropertyListValue {
  /// The value of a key, nil when there is none or when this is not a dictionary.
  package subscript(key: String) -> PropertyListValue? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// What the value is, for messages.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .integer, .unsigned: "an integer"
    case .real: "a real number"
    case .date: "a date"
    case .data: "data"
    case .string: "a string"
    case .uid: "a reference"
    case .array: "an array"
    case .set: "a set"
    case .dictionary: "a dictionary"
    }
  }
}

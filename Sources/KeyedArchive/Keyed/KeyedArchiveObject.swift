package import struct Foundation.Data

/// An object of a keyed archive.
package enum KeyedArchiveObject: Hashable, Sendable {
  /// What stands for nil.
  case null
  case bool(Bool)
  case integer(Int64)
  /// A number above `Int64.max`.
  case unsigned(UInt64)
  case real(Double)
  /// Seconds since 2001-01-01 00:00:00 UTC.
  case date(Double)
  case string(String)
  case data(Data)
  case instance(KeyedArchiveInstance)
  case classRecord(KeyedArchiveClass)

  /// What the object is, for messages.
  package var kind: String {
    switch self {
    case .null: "nil"
    case .bool: "a Boolean"
    case .integer, .unsigned: "an integer"
    case .real: "a real number"
    case .date: "a date"
    case .string: "a string"
    case .data: "data"
    case .instance(let instance): "an object of the class \(instance.className)"
    case .classRecord: "a class"
    }
  }
}

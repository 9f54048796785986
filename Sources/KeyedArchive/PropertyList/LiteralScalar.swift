import struct Foundation.Data

/// A value without children, compared bit by bit.
///
/// Swift's strings are equal when they look equal, and its numbers when they have the same value;
/// in a file, "é" in one code point is not "é" in two, nor is 0 the same as -0 or the same as 0.0.
enum LiteralScalar: Hashable {
  case simple(UInt8)
  case integer(Int64)
  case unsigned(UInt64)
  case real(UInt64)
  case date(UInt64)
  case data(Data)
  case string(LiteralString)
  case uid(UInt32)

  /// Nil for a value that has children.
  init?(_ value: PropertyListValue) {
    switch value {
    case .null: self = .simple(PropertyListMarker.null)
    case .bool(let isTrue): self = .simple(isTrue ? PropertyListMarker.yes : PropertyListMarker.no)
    case .integer(let number): self = .integer(number)
    case .unsigned(let number): self = .unsigned(number)
    case .real(let number): self = .real(number.bitPattern)
    case .date(let seconds): self = .date(seconds.bitPattern)
    case .data(let data): self = .data(data)
    case .string(let text): self = .string(LiteralString(text))
    case .uid(let uid): self = .uid(uid)
    case .array, .set, .dictionary: return nil
    }
  }
}

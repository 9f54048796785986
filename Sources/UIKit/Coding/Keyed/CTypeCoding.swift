import Foundation
import KeyedArchive

/// Values of C types, given by their codes in Objective-C.
enum CTypeCoding {
  enum Value {
    case object(Any?)
    case field(KeyedArchiveField, text: String)
  }

  /// The value at an address; nil for types that have no archived form.
  static func value(at address: UnsafeRawPointer, ofType code: String) -> Value? {
    switch code {
    case "@": .object(address.load(as: Any?.self))
    case "B": .field(.bool(address.load(as: Bool.self)), text: "\(address.load(as: Bool.self))")
    case "c": integer(address.load(as: Int8.self))
    case "C": integer(address.load(as: UInt8.self))
    case "s": integer(address.load(as: Int16.self))
    case "S": integer(address.load(as: UInt16.self))
    case "i": integer(address.load(as: Int32.self))
    case "I": integer(address.load(as: UInt32.self))
    case "l", "q": integer(address.load(as: Int64.self))
    case "L", "Q": integer(address.load(as: UInt64.self))
    case "f": real(Double(address.load(as: Float.self)))
    case "d": real(address.load(as: Double.self))
    default: nil
    }
  }

  /// Stores a number in a variable; false for types that are not numbers.
  static func store(
    _ number: NSNumber, at address: UnsafeMutableRawPointer, ofType code: String
  ) -> Bool {
    switch code {
    case "B": address.storeBytes(of: number.boolValue, as: Bool.self)
    case "c": address.storeBytes(of: number.int8Value, as: Int8.self)
    case "C": address.storeBytes(of: number.uint8Value, as: UInt8.self)
    case "s": address.storeBytes(of: number.int16Value, as: Int16.self)
    case "S": address.storeBytes(of: number.uint16Value, as: UInt16.self)
    case "i": address.storeBytes(of: number.int32Value, as: Int32.self)
    case "I": address.storeBytes(of: number.uint32Value, as: UInt32.self)
    case "l", "q": address.storeBytes(of: number.int64Value, as: Int64.self)
    case "L", "Q": address.storeBytes(of: number.uint64Value, as: UInt64.self)
    case "f": address.storeBytes(of: number.floatValue, as: Float.self)
    case "d": address.storeBytes(of: number.doubleValue, as: Double.self)
    default: return false
    }
    return true
  }

  private static func integer(_ number: some FixedWidthInteger) -> Value {
    .field(.integer(Int64(truncatingIfNeeded: number)), text: "\(number)")
  }

  private static func real(_ number: Double) -> Value {
    .field(.real(number), text: "\(number)")
  }
}

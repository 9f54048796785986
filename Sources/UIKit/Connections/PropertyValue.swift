import Foundation

/// What a value becomes in a property of another type, as key-value coding turns numbers into each
/// other.
package enum PropertyValue {
  /// The value as one of a type; nil where it does not fit.
  package static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    // Everything fits `Any`, an optional too, which would be one around another.
    if Value.self == Any?.self { return value.flatMap(unwrapped) as? Value }
    if let type = type as? any OptionalValue.Type {
      return type.converted(value) as? Value
    }
    guard let value = value.flatMap(unwrapped) else { return nil }
    if let number = number(from: value), let result = numeric(number, as: type) { return result }
    if let result = value as? Value { return result }
    if let type = type as? any RawRepresentable.Type { return type.converted(value) as? Value }
    // Text and `NSString`, a notification and `NSNotification` are one thing to Objective-C.
    return (value as AnyObject) as? Value
  }

  /// The value without the optionals around it; nil for an optional without one.
  package static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.unwrapped
  }

  private static func number(from value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Float: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: Int(truncatingIfNeeded: value))
    default: nil
    }
  }

  private static func numeric<Value>(_ number: NSNumber, as type: Value.Type) -> Value? {
    let result: Any? =
      switch type {
      case is Bool.Type: number.boolValue
      case is Double.Type: number.doubleValue
      case is CGFloat.Type: CGFloat(number.doubleValue)
      case is Float.Type: number.floatValue
      case let type as any FixedWidthInteger.Type: integer(number, as: type)
      default: nil
      }
    return result as? Value
  }

  private static func integer<Integer: FixedWidthInteger>(
    _ number: NSNumber, as type: Integer.Type
  ) -> Integer {
    Integer(truncatingIfNeeded: number.int64Value)
  }
}

/// An optional of any type.
private protocol OptionalValue {
  /// An optional of this type; nil where the value does not fit, and an optional without a value
  /// for none.
  static func converted(_ value: Any?) -> Any?

  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate static func converted(_ value: Any?) -> Any? {
    guard let value = value.flatMap(PropertyValue.unwrapped) else { return Wrapped?.none as Any }
    return PropertyValue.converted(value, to: Wrapped.self).map { Wrapped?.some($0) as Any }
  }

  fileprivate var unwrapped: Any? { flatMap { PropertyValue.unwrapped($0) } }
}

extension RawRepresentable {
  fileprivate static func converted(_ value: Any) -> Any? {
    PropertyValue.converted(value, to: RawValue.self).flatMap { Self(rawValue: $0) }
  }
}

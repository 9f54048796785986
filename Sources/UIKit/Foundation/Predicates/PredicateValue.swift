import Foundation

/// How predicates compare two values.
enum PredicateValue {
  /// The number of a value; nil for what is none.
  static func number(_ value: Any) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let flag as Bool: flag ? 1 : 0
    case let integer as any BinaryInteger: Double(integer)
    case let float as any BinaryFloatingPoint: Double(float)
    default: nil
    }
  }

  /// Which of two values comes first; nil for values that have no order.
  static func order(
    _ a: Any?, _ b: Any?, options: NSComparisonPredicate.Options
  ) -> ComparisonResult? {
    guard let a = PredicateKeyPath.unwrapped(a), let b = PredicateKeyPath.unwrapped(b) else {
      return nil
    }
    if let a = text(a), let b = text(b) { return a.compare(b, options: options.forText) }
    if let a = a as? Date, let b = b as? Date { return a.compare(b) }
    guard let a = number(a), let b = number(b) else { return nil }
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }

  static func areEqual(_ a: Any?, _ b: Any?, options: NSComparisonPredicate.Options) -> Bool {
    let (a, b) = (PredicateKeyPath.unwrapped(a), PredicateKeyPath.unwrapped(b))
    guard let a, let b else { return a == nil && b == nil }
    if let result = order(a, b, options: options) { return result == .orderedSame }
    if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    let areObjects = type(of: a) is AnyClass && type(of: b) is AnyClass
    return areObjects && (a as AnyObject) === (b as AnyObject)
  }

  static func text(_ value: Any?) -> String? {
    switch PredicateKeyPath.unwrapped(value) {
    case let text as String: text
    case let text as NSString: text as String
    default: nil
    }
  }
}

extension NSComparisonPredicate.Options {
  var forText: String.CompareOptions {
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }
}

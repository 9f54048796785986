import Foundation

/// Reads what predicates compare: properties by name, entries of dictionaries, and of each element
/// of a collection.
enum PredicateKeyPath {
  static func value(at path: String, of object: Any?) -> Any? {
    path.split(separator: ".").reduce(object) { value(of: String($1), in: $0) }
  }

  private static func value(of key: String, in object: Any?) -> Any? {
    guard let object = unwrapped(object) else { return nil }
    if key.uppercased() == "SELF" { return object }
    if let elements = elements(of: object) {
      if key == "@count" { return elements.count }
      if let value = collected(key, elements) { return value }
      return elements.map { value(of: key, in: $0) }
    }
    if key == "length", let text = object as? String { return text.utf16.count }
    if let dictionary = object as? [AnyHashable: Any] { return dictionary[key] }
    return (object as? NSObject)?.value(forKey: key)
  }

  /// `@max`, `@min`, `@sum` and `@avg` of numbers.
  private static func collected(_ key: String, _ elements: [Any?]) -> Any? {
    let numbers = elements.compactMap { unwrapped($0).flatMap(PredicateValue.number) }
    return switch key {
    case "@max": numbers.max()
    case "@min": numbers.min()
    case "@sum": numbers.reduce(0, +)
    case "@avg": numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    default: nil
    }
  }

  /// The elements of a collection; nil for what is none.
  static func elements(of value: Any?) -> [Any?]? {
    switch unwrapped(value) {
    case let array as [Any?]: array
    case let array as NSArray: array.map { $0 }
    case let set as Set<AnyHashable>: set.map(\.base)
    case let set as NSSet: set.map { $0 }
    default: nil
    }
  }

  /// A value without the optionals around it.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}

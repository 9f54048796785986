import Foundation

/// Values that conform to `Codable` as the property lists that they make of themselves.
///
/// Property lists cannot be single numbers or strings; within an array they can.
enum CodablePropertyList {
  static func object(of value: some Encodable) throws -> Any {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let data = try encoder.encode([value])
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let object = (list as? [Any])?.first else { throw CocoaError(.coderInvalidValue) }
    return object
  }

  static func value<Value: Decodable>(of object: Any) throws -> Value {
    var budget = nodeLimit
    let list = [try plain(object, &budget)]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    return try PropertyListDecoder().decode([Value].self, from: data)[0]
  }

  /// How many values an object may unfold to: a small archive can stand for a huge tree (safety 1.5).
  private static let nodeLimit = 1_000_000

  /// An object of nothing but property lists.
  private static func plain(_ object: Any, _ budget: inout Int) throws -> Any {
    budget -= 1
    guard budget > 0 else { throw CocoaError(.coderReadCorrupt) }
    switch object {
    case let array as [Any]: return try array.map { try plain($0, &budget) }
    case let dictionary as [AnyHashable: Any]:
      var result: [String: Any] = [:]
      for (key, value) in dictionary {
        guard let key = key.base as? String else { throw CocoaError(.coderReadCorrupt) }
        result[key] = try plain(value, &budget)
      }
      return result
    case is String, is NSNumber, is Data, is Date: return object
    default: throw CocoaError(.coderReadCorrupt)
    }
  }
}

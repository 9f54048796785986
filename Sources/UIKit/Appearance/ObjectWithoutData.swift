import Foundation

/// Objects of classes that are known only by their types.
@MainActor
enum ObjectWithoutData {
  /// Creates an object from an interface file's data with nothing in it: of the initialisers only
  /// that one is there in every class, whatever the app adds.
  static func make<Object: UIAppearance>(_ type: Object.Type) -> Object {
    guard let object = Object(coder: EmptyCoder()) else {
      fatalError("\(type) cannot be created from an interface file's data")
    }
    return object
  }
}

/// Data with nothing in it.
private final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}

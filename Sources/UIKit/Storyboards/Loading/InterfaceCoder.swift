import Foundation

/// What `init(coder:)` of an object from an interface file is given: the object's element.
///
/// The coder has no keys: an app's own class decodes nothing from it, and what the file says of the
/// object is there when `super.init(coder:)` returns, as on Apple's systems.
final class InterfaceCoder: NSCoder {
  let element: InterfaceElement
  let scope: InterfaceScope

  @MainActor
  init(_ element: InterfaceElement, _ scope: InterfaceScope) {
    self.element = element
    self.scope = scope
  }

  /// The element that a coder is about; nil for coders of other data.
  static func element(_ coder: NSCoder) -> InterfaceElement? { (coder as? InterfaceCoder)?.element }

  /// The identifier of a view for reuse: the file's, else that under which its nib was registered.
  @MainActor
  static func reuseIdentifier(_ coder: NSCoder) -> String? {
    guard let coder = coder as? InterfaceCoder else { return nil }
    return coder.element["reuseIdentifier"] ?? coder.scope.reuseIdentifier
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}

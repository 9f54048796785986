import UIKit

extension ExampleApp {
  /// The view, or other object, that a controller on screen keeps in a property of this name,
  /// however private.
  ///
  /// Looks in the controller that the user sees, then in those that it is in, then in the others
  /// on screen; traps where none has such a property.
  public func view<Object>(_ type: Object.Type, outlet name: String) -> Object {
    let seen = visibleViewController.map { controller in
      Array(sequence(first: controller) { $0.parent })
    }
    let others = rootViewController?.controllersInSight ?? []
    for controller in (seen ?? []) + others {
      if let value = Self.value(of: name, in: controller) as? Object { return value }
    }
    // A statement that cannot be carried out ends the launch; it is reported at its line in the guide.
    fatalError("No controller on screen has a \(type) in a property \"\(name)\"")
  }

  /// The value of a property of the object's class or of one that it inherits from.
  private static func value(of name: String, in object: Any) -> Any? {
    let mirrors = sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
    let names = [name, "$__lazy_storage_$_\(name)"]
    let child = mirrors.lazy.flatMap(\.children).first { $0.label.map(names.contains) ?? false }
    return child.flatMap { unwrapped($0.value) }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}

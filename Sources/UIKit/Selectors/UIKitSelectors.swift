import Foundation

/// The methods of UIKit's own classes that can be called by the names of their selectors.
///
/// `make methods` writes the table of them from the classes' declarations.
enum UIKitSelectors {
  static func call(_ selector: Selector, of type: AnyClass) -> SelectorMethods.Call? {
    let methods = (methods[selector] ?? []) + (undeclared[selector].map { [$0] } ?? [])
    return methods.lazy.compactMap { $0.isOf(type) ? $0.call : nil }.first
  }

  struct Method: Sendable {
    var isOf: @Sendable (AnyClass) -> Bool
    var call: SelectorMethods.Call
  }

  /// Methods that Apple's headers don't declare, and that apps call by their selectors.
  private static let undeclared: [Selector: Method] = [
    // What the button of `editButtonItem` sends.
    "toggleEditing": method(UIViewController.self) { controller, _ in
      controller.setEditing(!controller.isEditing, animated: true)
    },
    // What apps that end themselves send first, to go to the home screen.
    "suspend": method(UIApplication.self) { application, _ in
      DispatchQueue.main.async { application.enterBackground() }
    },
  ]

  static func method<Object: AnyObject>(
    _ type: Object.Type,
    _ body: @escaping @MainActor @Sendable (Object, [Any?]) -> Any?
  ) -> Method {
    Method(
      isOf: { $0 is Object.Type },
      call: { object, arguments in (object as? Object).flatMap { body($0, arguments) } })
  }

  /// Whether an argument says yes: a sender that stands where a Boolean is expected does, as the pointer to it
  /// does in Objective-C.
  static func isOn(_ arguments: [Any?], _ index: Int) -> Bool {
    guard index < arguments.count, let argument = arguments[index] else { return false }
    return (argument as? Bool) ?? (argument as? NSNumber)?.boolValue ?? true
  }

  static func sender(_ arguments: [Any?]) -> Any? { arguments.first ?? nil }
}

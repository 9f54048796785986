import Foundation

/// The methods of UIKit's own classes that apps name in selectors.
enum UIKitSelectors {
  static func call(_ selector: Selector, of type: AnyClass) -> SelectorMethods.Call? {
    methods[selector]?.lazy.compactMap { $0.isOf(type) ? $0.call : nil }.first
  }

  private struct Method: Sendable {
    var isOf: @Sendable (AnyClass) -> Bool
    var call: SelectorMethods.Call
  }

  private static let methods: [Selector: [Method]] = [
    "becomeFirstResponder": [
      method(UIResponder.self) { object, _ in object.becomeFirstResponder() }
    ],
    "resignFirstResponder": [
      method(UIResponder.self) { object, _ in object.resignFirstResponder() }
    ],
    "endEditing:": [
      method(UIView.self) { view, arguments in view.endEditing(arguments.first as? Bool ?? false) }
    ],
    "setNeedsLayout": [method(UIView.self) { view, _ in view.setNeedsLayout() }],
    "setNeedsDisplay": [method(UIView.self) { view, _ in view.setNeedsDisplay() }],
    "layoutIfNeeded": [method(UIView.self) { view, _ in view.layoutIfNeeded() }],
    "removeFromSuperview": [method(UIView.self) { view, _ in view.removeFromSuperview() }],
    "reloadData": [method(UITableView.self) { table, _ in table.reloadData() }],
    "toggleEditing": [
      method(UIViewController.self) { controller, _ in
        controller.setEditing(!controller.isEditing, animated: true)
      }
    ],
    "popViewControllerAnimated:": [
      method(UINavigationController.self) { controller, _ in
        controller.popViewController(animated: true)
      }
    ],
    "popToRootViewControllerAnimated:": [
      method(UINavigationController.self) { controller, _ in
        controller.popToRootViewController(animated: true)
      }
    ],
    "dismissViewControllerAnimated:completion:": [
      method(UIViewController.self) { controller, _ in controller.dismiss(animated: true) }
    ],
  ]

  private static func method<Object: UIResponder>(
    _ type: Object.Type,
    _ body: @escaping @MainActor @Sendable (Object, [Any?]) -> Any?
  ) -> Method {
    Method(
      isOf: { $0 is Object.Type },
      call: { object, arguments in (object as? Object).flatMap { body($0, arguments) } })
  }
}

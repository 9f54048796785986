extension OptionalMethod {
  /// The optional methods of the delegates of bars and of the controller that has one.
  static let bars: [OptionalMethod] =
    ["willShow", "didShow"].map { label in
      bar(
        "UINavigationControllerDelegate", "navigationController", "UINavigationController",
        Parameter(label: label, name: "viewController", type: "UIKit.UIViewController"),
        Parameter(label: "animated", name: "animated", type: "Bool"))
    }
    + ["shouldPush", "shouldPop"].map { label in
      bar(
        "UINavigationBarDelegate", "navigationBar", "UINavigationBar",
        Parameter(label: label, name: "item", type: "UIKit.UINavigationItem"),
        returning: Result(type: "Bool", value: "true"))
    }
    + ["didPush", "didPop"].map { label in
      bar(
        "UINavigationBarDelegate", "navigationBar", "UINavigationBar",
        Parameter(label: label, name: "item", type: "UIKit.UINavigationItem"))
    }
    + [
      bar(
        "UITabBarDelegate", "tabBar", "UITabBar",
        Parameter(label: "didSelect", name: "item", type: "UIKit.UITabBarItem")),
      OptionalMethod(
        protocolName: "UIBarPositioningDelegate", baseName: "position",
        parameters: [Parameter(label: "for", name: "bar", type: "any UIBarPositioning")],
        result: Result(type: "UIKit.UIBarPosition", value: ".any")),
    ]

  private static func bar(
    _ protocolName: String, _ baseName: String, _ type: String, _ parameters: Parameter...,
    returning result: Result? = nil
  ) -> OptionalMethod {
    OptionalMethod(
      protocolName: protocolName, baseName: baseName,
      parameters: [Parameter(label: "_", name: baseName, type: "UIKit.\(type)")] + parameters,
      result: result)
  }
}

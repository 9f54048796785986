/// An optional method of one of UIKit's protocols, with a declaration that does what leaving it
/// out does.
struct OptionalMethod {
  var protocolName: String
  var name: String
  var declaration: String

  private init(_ protocolName: String, _ name: String, _ declaration: String) {
    self.protocolName = protocolName
    self.name = name
    self.declaration = declaration
  }

  static let all = applicationDelegate + textFieldDelegate + tabBarControllerDelegate

  private static let applicationDelegate: [OptionalMethod] =
    [
      application(
        "willFinishLaunchingWithOptions launchOptions: "
          + "[UIKit.UIApplication.LaunchOptionsKey: Any]?", returning: "Bool", "true"),
      application(
        "didFinishLaunchingWithOptions launchOptions: "
          + "[UIKit.UIApplication.LaunchOptionsKey: Any]?", returning: "Bool", "true"),
      application(
        "shouldSaveSecureApplicationState coder: Foundation.NSCoder", returning: "Bool", "false"),
      application(
        "shouldRestoreSecureApplicationState coder: Foundation.NSCoder", returning: "Bool",
        "false"),
      application(
        "shouldSaveApplicationState coder: Foundation.NSCoder", returning: "Bool", "false"),
      application(
        "shouldRestoreApplicationState coder: Foundation.NSCoder", returning: "Bool", "false"),
      application("willEncodeRestorableStateWith coder: Foundation.NSCoder"),
      application("didDecodeRestorableStateWith coder: Foundation.NSCoder"),
      OptionalMethod(
        "UIApplicationDelegate",
        "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
        "func application(_ application: UIKit.UIApplication, "
          + "viewControllerWithRestorationIdentifierPath identifierComponents: [String], "
          + "coder: Foundation.NSCoder) -> UIKit.UIViewController? { nil }"),
    ] + life

  private static let life: [OptionalMethod] = [
    "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground", "applicationWillTerminate",
  ].map { name in
    OptionalMethod(
      "UIApplicationDelegate", "\(name)(_:)",
      "func \(name)(_ application: UIKit.UIApplication) {}")
  }

  private static let textFieldDelegate: [OptionalMethod] =
    [
      "textFieldShouldBeginEditing", "textFieldShouldEndEditing", "textFieldShouldReturn",
    ].map { name in
      OptionalMethod(
        "UITextFieldDelegate", "\(name)(_:)",
        "func \(name)(_ textField: UIKit.UITextField) -> Bool { true }")
    }
    + ["textFieldDidBeginEditing", "textFieldDidEndEditing"].map { name in
      OptionalMethod(
        "UITextFieldDelegate", "\(name)(_:)", "func \(name)(_ textField: UIKit.UITextField) {}")
    }

  private static let tabBarControllerDelegate: [OptionalMethod] = [
    OptionalMethod(
      "UITabBarControllerDelegate", "tabBarController(_:shouldSelect:)",
      "func tabBarController(_ tabBarController: UIKit.UITabBarController, "
        + "shouldSelect viewController: UIKit.UIViewController) -> Bool { true }"),
    OptionalMethod(
      "UITabBarControllerDelegate", "tabBarController(_:didSelect:)",
      "func tabBarController(_ tabBarController: UIKit.UITabBarController, "
        + "didSelect viewController: UIKit.UIViewController) {}"),
  ]

  private static func application(
    _ parameter: String, returning type: String? = nil, _ value: String = ""
  ) -> OptionalMethod {
    let label = parameter.prefix { $0 != " " }
    let result = type.map { " -> \($0)" } ?? ""
    return OptionalMethod(
      "UIApplicationDelegate", "application(_:\(label):)",
      "func application(_ application: UIKit.UIApplication, \(parameter))\(result) { \(value) }")
  }
}

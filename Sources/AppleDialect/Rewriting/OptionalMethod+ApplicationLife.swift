extension OptionalMethod {
  /// What an app delegate hears of the device, of other apps and of work in the background.
  static let applicationLife: [OptionalMethod] =
    [
      "applicationDidFinishLaunching", "applicationDidReceiveMemoryWarning",
      "applicationProtectedDataDidBecomeAvailable", "applicationProtectedDataWillBecomeUnavailable",
    ].map { applicationDelegate($0) }
    + [
      applicationDelegate(
        "application",
        [
          Parameter(label: "open", name: "url", type: "Foundation.URL"),
          Parameter(
            label: "options", name: "options", type: "[UIKit.UIApplication.OpenURLOptionsKey: Any]"),
        ], returning: Result(type: "Bool", value: "false")),
      applicationDelegate(
        "application",
        [
          Parameter(
            label: "performActionFor", name: "shortcutItem",
            type: "UIKit.UIApplicationShortcutItem"),
          Parameter(
            label: "completionHandler", name: "completionHandler",
            type: "@escaping (Bool) -> Void"),
        ]),
      applicationDelegate("application", [completion("performFetchWithCompletionHandler")]),
      applicationDelegate(
        "application",
        [
          Parameter(
            label: "didReceiveRemoteNotification", name: "userInfo", type: "[AnyHashable: Any]"),
          completion("fetchCompletionHandler"),
        ]),
    ]

  private static func applicationDelegate(
    _ name: String, _ parameters: [Parameter] = [], returning result: Result? = nil
  ) -> OptionalMethod {
    let application = Parameter(label: "_", name: "application", type: "UIKit.UIApplication")
    return OptionalMethod(
      protocolName: "UIApplicationDelegate", baseName: name,
      parameters: [application] + parameters, result: result)
  }

  private static func completion(_ label: String) -> Parameter {
    Parameter(
      label: label, name: "completionHandler",
      type: "@escaping (UIKit.UIBackgroundFetchResult) -> Void")
  }
}

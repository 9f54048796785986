extension OptionalMethod {
  /// The optional methods about scenes, their sessions and activities.
  static let scenes: [OptionalMethod] =
    [
      sceneDelegate(
        .init(label: "willConnectTo", name: "session", type: "UIKit.UISceneSession"),
        .init(label: "options", name: "connectionOptions", type: connectionOptions)),
      sceneDelegate(
        .init(label: "openURLContexts", name: "urlContexts", type: "Set<UIKit.UIOpenURLContext>")),
      sceneDelegate(
        .init(
          label: "restoreInteractionStateWith", name: "stateRestorationActivity", type: activity)),
      sceneDelegate(
        .init(
          label: "willContinueUserActivityWithType", name: "userActivityType", type: "String")),
      sceneDelegate(.init(label: "continue", name: "userActivity", type: activity)),
      sceneDelegate(
        .init(
          label: "didFailToContinueUserActivityWithType", name: "userActivityType", type: "String"),
        .init(label: "error", name: "error", type: "any Error")),
      sceneDelegate(.init(label: "didUpdate", name: "userActivity", type: activity)),
      OptionalMethod(
        protocolName: "UISceneDelegate", baseName: "stateRestorationActivity",
        parameters: [.init(label: "for", name: "scene", type: "UIKit.UIScene")],
        result: Result(type: activity + "?", value: "nil")),
      OptionalMethod(
        protocolName: "UIWindowSceneDelegate", baseName: "windowScene",
        parameters: [
          .init(label: "_", name: "windowScene", type: "UIKit.UIWindowScene"),
          .init(
            label: "didUpdate", name: "previousCoordinateSpace",
            type: "any UIKit.UICoordinateSpace"),
          .init(
            label: "interfaceOrientation", name: "previousInterfaceOrientation",
            type: "UIKit.UIInterfaceOrientation"),
          .init(
            label: "traitCollection", name: "previousTraitCollection",
            type: "UIKit.UITraitCollection"),
        ]),
      OptionalMethod(
        protocolName: "UIWindowSceneDelegate", baseName: "windowScene",
        parameters: [
          .init(label: "_", name: "windowScene", type: "UIKit.UIWindowScene"),
          .init(
            label: "performActionFor", name: "shortcutItem",
            type: "UIKit.UIApplicationShortcutItem"),
          .init(
            label: "completionHandler", name: "completionHandler",
            type: "@escaping (Bool) -> Void"),
        ]),
      applicationDelegate(
        .init(
          label: "configurationForConnecting", name: "connectingSceneSession",
          type: "UIKit.UISceneSession"),
        .init(label: "options", name: "options", type: connectionOptions),
        returning: Result(
          type: "UIKit.UISceneConfiguration",
          value: "UIKit.UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)")),
      applicationDelegate(
        .init(
          label: "willContinueUserActivityWithType", name: "userActivityType", type: "String"),
        returning: Result(type: "Bool", value: "false")),
      applicationDelegate(
        .init(label: "continue", name: "userActivity", type: activity),
        .init(
          label: "restorationHandler", name: "restorationHandler",
          type: "@escaping ([any UIKit.UIUserActivityRestoring]?) -> Void"),
        returning: Result(type: "Bool", value: "false")),
      applicationDelegate(
        .init(
          label: "didFailToContinueUserActivityWithType", name: "userActivityType", type: "String"),
        .init(label: "error", name: "error", type: "any Error")),
      applicationDelegate(.init(label: "didUpdate", name: "userActivity", type: activity)),
      applicationDelegate(
        .init(
          label: "didDiscardSceneSessions", name: "sceneSessions",
          type: "Set<UIKit.UISceneSession>")),
    ]
    + [
      "sceneDidDisconnect", "sceneDidBecomeActive", "sceneWillResignActive",
      "sceneWillEnterForeground", "sceneDidEnterBackground",
    ].map { name in
      OptionalMethod(
        protocolName: "UISceneDelegate", baseName: name,
        parameters: [.init(label: "_", name: "scene", type: "UIKit.UIScene")])
    }
    + ["userActivityWillSave", "userActivityWasContinued"].map { name in
      OptionalMethod(
        protocolName: "NSUserActivityDelegate", baseName: name,
        parameters: [.init(label: "_", name: "userActivity", type: activity)])
    }

  private static let activity = "UIKit.NSUserActivity"
  private static let connectionOptions = "UIKit.UIScene.ConnectionOptions"

  private static func sceneDelegate(_ parameters: Parameter...) -> OptionalMethod {
    let scene = Parameter(label: "_", name: "scene", type: "UIKit.UIScene")
    return OptionalMethod(
      protocolName: "UISceneDelegate", baseName: "scene", parameters: [scene] + parameters)
  }

  private static func applicationDelegate(
    _ parameters: Parameter..., returning result: Result? = nil
  ) -> OptionalMethod {
    let application = Parameter(label: "_", name: "application", type: "UIKit.UIApplication")
    return OptionalMethod(
      protocolName: "UIApplicationDelegate", baseName: "application",
      parameters: [application] + parameters, result: result)
  }
}

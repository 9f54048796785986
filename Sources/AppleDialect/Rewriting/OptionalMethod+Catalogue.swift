extension OptionalMethod {
  /// The optional methods of all the protocols that the engine declares.
  package static let all = [
    applicationDelegate,
    applicationLife,
    textFieldDelegate,
    tabBarControllerDelegate,
    scrolling,
    pageViewController,
    tables,
    textViewDelegate,
    splitViews,
    presentations,
    scenes,
    web,
    collections,
    searching,
    textFieldTyping,
    gestures,
    bars,
    pickers,
    playing,
    transitions,
    dragging,
    network,
    stateRestoring,
  ].flatMap(\.self)

  private static let applicationDelegate: [OptionalMethod] =
    [
      application(launching("willFinishLaunchingWithOptions"), returning: .init(yes: true)),
      application(launching("didFinishLaunchingWithOptions"), returning: .init(yes: true)),
      application(coding("shouldSaveSecureApplicationState"), returning: .init(yes: false)),
      application(coding("shouldRestoreSecureApplicationState"), returning: .init(yes: false)),
      application(coding("shouldSaveApplicationState"), returning: .init(yes: false)),
      application(coding("shouldRestoreApplicationState"), returning: .init(yes: false)),
      application(coding("willEncodeRestorableStateWith")),
      application(coding("didDecodeRestorableStateWith")),
      application(
        Parameter(
          label: "viewControllerWithRestorationIdentifierPath", name: "identifierComponents",
          type: "[String]"), coding("coder"),
        returning: Result(type: "UIKit.UIViewController?", value: "nil")),
    ]
    + [
      "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
      "applicationWillEnterForeground", "applicationWillTerminate",
    ].map { name in
      OptionalMethod(
        protocolName: "UIApplicationDelegate", baseName: name,
        parameters: [.init(label: "_", name: "application", type: "UIKit.UIApplication")])
    }

  private static func application(
    _ parameters: Parameter..., returning result: Result? = nil
  ) -> OptionalMethod {
    let application = Parameter(label: "_", name: "application", type: "UIKit.UIApplication")
    return OptionalMethod(
      protocolName: "UIApplicationDelegate", baseName: "application",
      parameters: [application] + parameters, result: result)
  }

  private static func launching(_ label: String) -> Parameter {
    Parameter(
      label: label, name: "launchOptions", type: "[UIKit.UIApplication.LaunchOptionsKey: Any]?")
  }

  private static func coding(_ label: String) -> Parameter {
    Parameter(label: label, name: "coder", type: "Foundation.NSCoder")
  }

  private static let stateRestoring: [OptionalMethod] = [
    OptionalMethod(
      protocolName: "UIStateRestoring", baseName: "encodeRestorableState",
      parameters: [coding("with")]),
    OptionalMethod(
      protocolName: "UIStateRestoring", baseName: "decodeRestorableState",
      parameters: [coding("with")]),
    OptionalMethod(
      protocolName: "UIStateRestoring", baseName: "applicationFinishedRestoringState",
      parameters: []),
  ]

  private static let textFieldDelegate: [OptionalMethod] =
    [
      "textFieldShouldBeginEditing", "textFieldShouldEndEditing", "textFieldShouldReturn",
    ].map { textField($0, returning: .init(yes: true)) }
    + ["textFieldDidBeginEditing", "textFieldDidEndEditing"].map { textField($0) }

  private static func textField(_ name: String, returning result: Result? = nil) -> OptionalMethod {
    OptionalMethod(
      protocolName: "UITextFieldDelegate", baseName: name,
      parameters: [.init(label: "_", name: "textField", type: "UIKit.UITextField")],
      result: result)
  }

  private static let tabBarControllerDelegate: [OptionalMethod] = [
    tabBarController("shouldSelect", returning: .init(yes: true)), tabBarController("didSelect"),
  ]

  private static func tabBarController(
    _ label: String, returning result: Result? = nil
  ) -> OptionalMethod {
    OptionalMethod(
      protocolName: "UITabBarControllerDelegate", baseName: "tabBarController",
      parameters: [
        .init(label: "_", name: "tabBarController", type: "UIKit.UITabBarController"),
        .init(label: label, name: "viewController", type: "UIKit.UIViewController"),
      ],
      result: result)
  }
}

extension OptionalMethod {
  private static let pageViewController: [OptionalMethod] = [
    pageIndicator("presentationCount"), pageIndicator("presentationIndex"),
    pageViewController(
      .init(
        label: "willTransitionTo", name: "pendingViewControllers",
        type: "[UIKit.UIViewController]")),
    pageViewController(
      .init(label: "didFinishAnimating", name: "finished", type: "Bool"),
      .init(
        label: "previousViewControllers", name: "previousViewControllers",
        type: "[UIKit.UIViewController]"),
      .init(label: "transitionCompleted", name: "completed", type: "Bool")),
  ]

  private static func pageIndicator(_ name: String) -> OptionalMethod {
    OptionalMethod(
      protocolName: "UIPageViewControllerDataSource", baseName: name,
      parameters: [
        .init(label: "for", name: "pageViewController", type: "UIKit.UIPageViewController")
      ],
      result: .init(type: "Int", value: "0"))
  }

  private static func pageViewController(_ parameters: Parameter...) -> OptionalMethod {
    let page = Parameter(
      label: "_", name: "pageViewController", type: "UIKit.UIPageViewController")
    return OptionalMethod(
      protocolName: "UIPageViewControllerDelegate", baseName: "pageViewController",
      parameters: [page] + parameters)
  }
}

extension OptionalMethod.Result {
  fileprivate init(yes: Bool) {
    self.init(type: "Bool", value: "\(yes)")
  }
}

import Diagnostics

/// Code of an app without scenes that UIKit takes no notice of once the app has scenes
/// (scenes-and-ios-27, sections 1 and 4).
enum SceneMigrationPlace: Hashable {
  // Nothing of this is saved or restored any more.
  case encoding
  case decoding
  case finishing
  case identifier(MigrationGuide)
  case restorationClass
  case factory
  case registeredObject
  case askedToSave
  case askedToRestore
  case encodingOfTheApp
  case decodingOfTheApp

  /// Of the application, which has no archive any more to keep from being deleted.
  case extending

  // What these find is another thing, or nothing.
  case windowWithFrame
  case windowsOfTheApp
  case windowOfTheAppDelegate
  case presentedAtLaunch
  case launchOption

  /// An activity is taken up by scene delegates, which are given no `restorationHandler` for other objects.
  case takingUp

  /// The method of the scene delegate that is called in the place of one of the app delegate.
  case lifeCycle(method: String, ofScenes: String)

  func diagnostic(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, rule: rule, at: location, summary,
      notes: ["see the guide \"\(guide.rawValue)\""], fix: fix)
  }

  private var rule: String {
    switch self {
    case .lifeCycle, .takingUp: "scenes.not-called"
    case .windowWithFrame, .windowsOfTheApp, .windowOfTheAppDelegate, .presentedAtLaunch,
      .launchOption:
      "scenes.not-found"
    default: "scenes.not-saved"
    }
  }

  private var summary: String {
    switch self {
    case .encoding: "with scenes, nothing calls this: what it encodes is no longer saved"
    case .decoding: "with scenes, nothing calls this: what it decodes is not restored"
    case .finishing:
      "with scenes, nothing calls this: no controllers are restored"
    case .identifier:
      "with scenes, an identifier saves nothing: this controller or view is not restored"
    case .restorationClass: "with scenes, no restoration class is asked to create this controller"
    case .factory: "with scenes, nothing asks this for controllers that were saved"
    case .registeredObject: "with scenes, this object is no longer saved"
    case .askedToSave: "with scenes, UIKit does not ask whether to save the controllers' state"
    case .askedToRestore:
      "with scenes, UIKit does not ask whether to restore the controllers' state"
    case .encodingOfTheApp:
      "with scenes, nothing calls this: the app's own values are no longer saved"
    case .decodingOfTheApp: "with scenes, nothing calls this: the app's own values are not restored"
    case .extending:
      "with scenes, the application's `extendStateRestoration()` protects no window's state"
    case .windowWithFrame: "with scenes, a window without a scene is not shown"
    case .windowsOfTheApp:
      "with scenes, these are the windows of all scenes: none until a scene connects"
    case .windowOfTheAppDelegate: "with scenes, the app delegate has no window"
    case .presentedAtLaunch: "with scenes, there is no window yet: this is not presented"
    case .launchOption: "with scenes, this is not among the launch options"
    case .takingUp: "with scenes, there is no `restorationHandler` that calls this"
    case .lifeCycle(let method, _): "with scenes, `\(method)` is not called"
    }
  }

  private var fix: String {
    switch self {
    case .encoding:
      "add it to the scene's activity in `updateUserActivityState(_:)`, or in `stateRestorationActivity(for:)`"
    case .decoding:
      "read it from `session.stateRestorationActivity` in `scene(_:willConnectTo:options:)`"
    case .finishing: "do this when the scene's activity has been read"
    case .identifier:
      "save in the scene's activity which screens are open and what their views show, and set them up in `scene(_:willConnectTo:options:)`"
    case .restorationClass, .factory:
      "save in the scene's activity which screens are open, and make them in `scene(_:willConnectTo:options:)`"
    case .registeredObject: "keep a persistent identifier of the object in the scene's activity"
    case .askedToSave:
      "implement `stateRestorationActivity(for:)` in the scene delegate: that opts in"
    case .askedToRestore:
      "keep a version number of your own in the activity's `userInfo`, and ignore an older version"
    case .encodingOfTheApp, .decodingOfTheApp:
      "keep them in the activity of each window, or in `UserDefaults` if the whole app shares them"
    case .extending:
      "call the scene's `extendStateRestoration()` in `scene(_:willConnectTo:options:)`, and its `completeStateRestoration()` on every path"
    case .windowWithFrame:
      "make it with `UIWindow(windowScene:)` in `scene(_:willConnectTo:options:)`"
    case .windowsOfTheApp: "ask `view.window`, or the `windows` of a scene"
    case .windowOfTheAppDelegate: "ask `view.window`, or the scene delegate"
    case .presentedAtLaunch:
      "move it to `scene(_:willConnectTo:options:)`, which UIKit calls each time a window connects: remember that it was done"
    case .launchOption: "read it from `connectionOptions` in `scene(_:willConnectTo:options:)`"
    case .takingUp:
      "call it with the activity, in `scene(_:willConnectTo:options:)` and in `scene(_:continue:)`"
    case .lifeCycle(_, let ofScenes): "implement `\(ofScenes)` in the scene delegate"
    }
  }
}

extension SceneMigrationPlace {
  /// The place that a method is, by its full name; nil for any other method.
  static func method(_ name: String) -> SceneMigrationPlace? {
    if let ofScenes = lifeCycle[name] { return .lifeCycle(method: name, ofScenes: ofScenes) }
    return methods[name]
  }

  private static let methods: [String: SceneMigrationPlace] = [
    "encodeRestorableState(with:)": .encoding,
    "decodeRestorableState(with:)": .decoding,
    "applicationFinishedRestoringState()": .finishing,
    "restoreUserActivityState(_:)": .takingUp,
    "viewController(withRestorationIdentifierPath:coder:)": .factory,
    "object(withRestorationIdentifierPath:coder:)": .factory,
    "application(_:viewControllerWithRestorationIdentifierPath:coder:)": .factory,
    "application(_:shouldSaveApplicationState:)": .askedToSave,
    "application(_:shouldSaveSecureApplicationState:)": .askedToSave,
    "application(_:shouldRestoreApplicationState:)": .askedToRestore,
    "application(_:shouldRestoreSecureApplicationState:)": .askedToRestore,
    "application(_:willEncodeRestorableStateWith:)": .encodingOfTheApp,
    "application(_:didDecodeRestorableStateWith:)": .decodingOfTheApp,
  ]

  private static let lifeCycle = [
    "applicationDidBecomeActive(_:)": "sceneDidBecomeActive(_:)",
    "applicationWillResignActive(_:)": "sceneWillResignActive(_:)",
    "applicationDidEnterBackground(_:)": "sceneDidEnterBackground(_:)",
    "applicationWillEnterForeground(_:)": "sceneWillEnterForeground(_:)",
    "application(_:open:options:)": "scene(_:openURLContexts:)",
    "application(_:continue:restorationHandler:)": "scene(_:continue:)",
    "application(_:willContinueUserActivityWithType:)":
      "scene(_:willContinueUserActivityWithType:)",
    "application(_:didFailToContinueUserActivityWithType:error:)":
      "scene(_:didFailToContinueUserActivityWithType:error:)",
    "application(_:didUpdate:)": "scene(_:didUpdate:)",
    "application(_:performActionFor:completionHandler:)":
      "windowScene(_:performActionFor:completionHandler:)",
  ]
}

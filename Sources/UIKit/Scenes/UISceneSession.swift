public import Foundation
import RunRecord

/// What lasts of a scene while it is not connected, and over the launches of the app.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// Creates a role.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A window of the app on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

    /// A screen beside the device's own.
    @available(*, deprecated, renamed: "windowExternalDisplayNonInteractive")
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")

    /// A screen beside the device's own, on which nothing can be touched.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")

    /// The screen of a car; the framework CarPlay, which is not here, has a name for it.
    static let carPlay = Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")

    /// The role that the system's version gives a screen beside the device's own: iOS 16 renamed it.
    static var externalDisplay: Role {
      Device.systemVersion >= VersionNumber("16")
        ? .windowExternalDisplayNonInteractive
        : Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }
  }

  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?

  /// What the scene is for.
  public let role: Role

  /// How the scene is made.
  open internal(set) var configuration: UISceneConfiguration

  /// The session's name, the same in every launch.
  public let persistentIdentifier: String

  /// Small values of the app's own that belong to the session, property list values only.
  open var userInfo: [String: Any]? {
    didSet {
      check(userInfo ?? [:])
      SceneSystem.shared.sessionsDidChange()
    }
  }

  /// The activity from which the scene's state is restored: a copy of what
  /// `stateRestorationActivity(for:)` returned last.
  ///
  /// Nil while the device is locked (uikit-restoration 7.2).
  open var stateRestorationActivity: NSUserActivity? {
    get {
      reading?.didRead(.asked, by: scene)
      return readableActivity
    }
    set { save(newValue) }
  }

  /// What the app can read of what is saved.
  var readableActivity: NSUserActivity? {
    SceneSystem.shared.canReadActivities ? savedActivity : nil
  }

  /// What the app reads of the saved activity, from the scene's connection to its next save.
  var reading: ActivityReading?

  /// What is saved, whether or not it can be read now.
  private(set) var savedActivity: NSUserActivity?

  /// The keys of the entries that were saved last; the app has the activity in its hands, and may change it.
  private(set) var savedKeys: [AnyHashable]

  init(
    persistentIdentifier: String, role: Role, configuration: UISceneConfiguration,
    userInfo: [String: Any]? = nil, savedActivity: NSUserActivity? = nil
  ) {
    self.persistentIdentifier = persistentIdentifier
    self.role = role
    self.configuration = configuration
    self.userInfo = userInfo
    self.savedActivity = savedActivity
    savedKeys = savedActivity?.entriesByKey.map(\.key) ?? []
    super.init()
  }

  /// Keeps an activity, which is the session's alone, also when the process is over.
  func keep(_ activity: NSUserActivity?) {
    savedActivity = activity
    savedKeys = activity?.entriesByKey.map(\.key) ?? []
    SceneSystem.shared.sessionsDidChange()
  }

  /// The class and the session's name; on a phone an address stands there.
  open nonisolated override var description: String {
    "<UISceneSession: \(persistentIdentifier)>"
  }

  /// The same as `description`.
  open nonisolated override var debugDescription: String { description }

  private func check(_ userInfo: [String: Any]) {
    do {
      _ = try FoundationArchive.data(of: userInfo)
    } catch {
      fatalError(
        "The userInfo of a scene session cannot be saved: \(error). UIKit raises an exception here."
      )
    }
  }
}

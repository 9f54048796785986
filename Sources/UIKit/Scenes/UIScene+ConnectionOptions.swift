public import Foundation

extension UIScene {
  /// Why a scene is being connected.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open.
    public internal(set) var urlContexts: Set<UIOpenURLContext> = []

    /// The app that asked for it.
    public internal(set) var sourceApplication: String?

    /// The type of the activity that comes from another device and is not here yet: nil, because each
    /// is here as soon as the user takes it up.
    public internal(set) var handoffUserActivityType: String?

    /// The activities to take up; they come before the one that was saved with the session
    /// (uikit-restoration 7.2).
    public internal(set) var userActivities: Set<NSUserActivity> = []

    /// The quick action that the user chose.
    public internal(set) var shortcutItem: UIApplicationShortcutItem?

    /// Not here: no launch of an app comes from a notification.
    @available(*, unavailable, message: "UserNotifications is unavailable here")
    public var notificationResponse: Never? { nil }

    /// Not here: there are no shared records of CloudKit.
    @available(*, unavailable, message: "CloudKit is unavailable here")
    public var cloudKitShareMetadata: Never? { nil }

    override init() {}

    /// The class; on a phone an address follows, which is another one in each run.
    open nonisolated override var description: String { "<UISceneConnectionOptions>" }

    /// The same as `description`.
    open nonisolated override var debugDescription: String { description }
  }

  /// How a URL is handed to a scene.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The app that asked for it.
    public internal(set) var sourceApplication: String?

    /// What that app said besides.
    public internal(set) var annotation: Any?

    /// Whether the file is used where it is.
    public internal(set) var openInPlace = false

    override init() {}
  }

  /// How a URL is opened in another app.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app that has claimed the URL's site may open it.
    open var universalLinksOnly = false

    public override init() {}
  }

  /// How a scene comes to the front.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asked for it.
    open var requestingScene: UIScene?

    public override init() {}
  }
}

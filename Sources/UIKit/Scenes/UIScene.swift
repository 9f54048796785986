public import Foundation
import RunRecord

/// One instance of an app's interface, which runs in the foreground or the background apart from the
/// others.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Where a scene is in its life.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// In front, with events.
    case foregroundActive
    /// In front, without events.
    case foregroundInactive
    /// Not in front.
    case background
  }

  /// What lasts of the scene when it is disconnected.
  public let session: UISceneSession

  /// The object that UIKit asks and notifies about the scene's life.
  open var delegate: (any UISceneDelegate)?

  /// Where the scene is in its life.
  open internal(set) var activationState = ActivationState.unattached

  /// What the user sees the scene called, beside the app's name.
  open var title: String! = "" {
    didSet { if title == nil { title = "" } }
  }

  /// What is shown below the title.
  open var subtitle = ""

  /// Which content brings this scene to the front.
  open var activationConditions = UISceneActivationConditions()

  /// How far the interface of the scene may come onto the screen.
  var showing = UIApplication.Showing.nothing {
    didSet { UIApplication.shared.showInterfaceIfReady() }
  }

  /// The restoration of the scene's state, while the scene is being connected and as long as the app
  /// says that it goes on; nil where there was nothing to restore.
  var restoration: SceneRestoration?

  /// Whether the scene delegate was given the saved activity since the scene was connected, or there is none to give.
  var isInteractionStateRestored = true

  /// Whether the scene has been in the foreground since it was connected.
  var wasInForeground = false

  /// Creates a scene for a session; UIKit alone calls it.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Opens a URL in another app; there is none, so `completionHandler` is told that it failed.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
}

extension UIScene {
  /// Posted when a scene is being connected.
  public nonisolated class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }

  /// Posted after a scene was disconnected.
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }

  /// Posted when a scene takes events.
  public nonisolated class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }

  /// Posted when a scene is about to take events no longer.
  public nonisolated class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }

  /// Posted when a scene is about to come to the front.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }

  /// Posted when a scene is in the background.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }
}

extension UIScene {
  /// Says, while the scene's state is restored, that restoring goes on asynchronously until
  /// `completeStateRestoration()` is called as often.
  ///
  /// A process that dies in between loses the scene's saved state (uikit-restoration 7.2). Since the SDK of iOS 27 it
  /// can be said as well while the scene comes back from the background (scenes-and-ios-27, section 1).
  public func extendStateRestoration() {
    guard let restoration else {
      Trace.warning(self, .extensionIgnored(ofScene: true))
      return
    }
    restoration.extend()
  }

  /// Says that what `extendStateRestoration()` announced is done.
  public func completeStateRestoration() {
    restoration?.complete()
  }
}

public import Foundation

extension UIWindowScene {
  /// How a scene that comes to the front is shown beside the others.
  public enum PresentationStyle: UInt, Sendable {
    /// As the system thinks best.
    case automatic
    /// Beside the others.
    case standard
    /// Above the others.
    case prominent
  }

  /// How a scene with windows comes to the front.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// How it is shown beside the others.
    open var preferredPresentationStyle = PresentationStyle.automatic
  }

  /// What a scene is opened for, and how.
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    /// What the scene is opened for.
    public let userActivity: NSUserActivity

    /// How it comes to the front.
    open var options: ActivationRequestOptions?

    /// Creates a configuration.
    public init(userActivity: NSUserActivity) {
      self.userActivity = userActivity
      super.init()
    }
  }

  /// An action that opens a scene: "Open in New Window" in a menu.
  @preconcurrency @MainActor
  open class ActivationAction: UIAction {
    /// What the action asks for the scene's activity; nil for no scene.
    public typealias ConfigurationProvider = (ActivationAction) -> ActivationConfiguration?

    /// Creates an action that opens a scene, or does what another one does where the app has one scene
    /// alone.
    public init(
      identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
      _ configurationProvider: @escaping ConfigurationProvider
    ) {
      let opensScenes = UIApplication.shared.supportsMultipleScenes
      let title = opensScenes ? nil : alternate?.title
      super.init(title: title ?? "Open in New Window", identifier: identifier) { action in
        guard opensScenes else {
          alternate?.perform(sender: action.sender)
          return
        }
        guard let action = action as? ActivationAction,
          let configuration = configurationProvider(action)
        else { return }
        UIApplication.shared.requestSceneSessionActivation(
          nil, userActivity: configuration.userActivity, options: configuration.options)
      }
    }
  }

  /// What the system offers the user for the windows of a scene; nil where, as here, nothing.
  public var windowingBehaviors: UISceneWindowingBehaviors? { nil }
}

/// What the user may do with the windows of a scene.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  /// Whether the user may close them.
  open var isClosable = true

  /// Whether the user may put them aside.
  open var isMiniaturizable = true
}

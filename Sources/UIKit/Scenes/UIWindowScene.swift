/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen that the scene is on.
  open var screen: UIScreen { .main }

  /// The scene's windows that are or were visible, in the order in which they first were.
  open var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }

  /// The scene's window that takes keyboard events when the scene is in use.
  open private(set) weak var keyWindow: UIWindow?

  /// Whether the scene fills the screen.
  open var isFullScreen: Bool { true }

  func windowBecameKey(_ window: UIWindow) {
    keyWindow = window
  }

  /// The user turns to the scene.
  func becomeFirst() {
    if let keyWindow { UIApplication.shared.keyWindow = keyWindow }
  }
}

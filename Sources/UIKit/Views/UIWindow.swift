public import Foundation
import KeyedArchive

/// The view that holds an app's interface, and the root of its controllers.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { rootViewControllerDidChange(from: oldValue) }
  }

  /// Whether the window is out of sight, as it is until it is made visible.
  open override var isHidden: Bool {
    didSet {
      visibilityDidChange()
      if isHidden != oldValue { tellVisibility() }
    }
  }

  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene? {
    didSet { UIApplication.shared.showInterfaceIfReady() }
  }

  /// The screen that the window is on.
  open var screen: UIScreen = .main

  /// How far in front of others the window stands; kept as data.
  open var windowLevel = Level.normal

  /// Whether the window takes the app's keyboard events.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Creates a window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    windowScene = SceneSystem.shared.implicitScene
    isHidden = true
  }

  /// Creates a window that fills the screen, as `UIWindow()` has since iOS 9.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a window of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    screen = windowScene.screen
    isHidden = true
  }

  /// Creates a window from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    windowScene = SceneSystem.shared.implicitScene
    isHidden = true
  }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Hands an event of the user on to the view that was touched, and to its gesture recognizers.
  ///
  /// An override that doesn't call this keeps the event from them.
  open func sendEvent(_ event: UIEvent) { event.reachesViews() }

  /// Makes the window key without showing it.
  open func makeKey() {
    takeKey()
    windowScene?.windowBecameKey(self)
  }

  /// Called when the window became key.
  open func becomeKey() {}

  /// Called when the window is no longer key.
  open func resignKey() {}

  /// Shows the window in front of the others and makes it key.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  open override var traitCollection: UITraitCollection { traits(forSize: bounds.size) }

  private func visibilityDidChange() {
    if isHidden {
      rootViewController?.leaveScreen()
    } else {
      rootViewController?.adaptToTraits()
      UIApplication.shared.addWindow(self)
      // One that was made before the launch.
      if windowScene == nil { windowScene = SceneSystem.shared.implicitScene }
      tellIfWithoutScene()
      UIApplication.shared.showInterfaceIfReady()
    }
  }

  /// A window that was never shown is not said to be hidden when it is made.
  private func tellVisibility() {
    guard UIApplication.shared.windows.contains(where: { $0 === self }) else { return }
    post(isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification)
  }

  private func rootViewControllerDidChange(from old: UIViewController?) {
    guard old !== rootViewController else { return }
    old?.leaveScreen()
    old?.viewIfLoaded?.detach()
    old?.windowOfRoot = nil
    rootViewController?.windowOfRoot = self
    guard !isHidden else { return }
    rootViewController?.adaptToTraits()
    UIApplication.shared.showInterfaceIfReady()
  }

  /// Loads the root's view into the window, and lets it appear if the app is on screen.
  func showRootView(appearing: Bool) {
    guard !isHidden, let root = rootViewController, let view = root.view else { return }
    if view.superview !== self {
      view.frame = bounds
      attach(view)
      root.viewCameIntoWindow()
    }
    if appearing { root.appearIfNeeded() }
  }

  /// Saves how much room there is (uikit-restoration 4, row UIWindow).
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.withUIKitKeys {
      let traits = traitCollection
      coder.encode(traits.horizontalSizeClass.rawValue, forKey: Self.horizontalSizeClassKey)
      coder.encode(traits.verticalSizeClass.rawValue, forKey: Self.verticalSizeClassKey)
    }
  }

  /// UIKit's own names for these are not known (uikit-restoration 6.4).
  private static let horizontalSizeClassKey = ChosenArchiveKey.windowHorizontalSizeClass.rawValue
  private static let verticalSizeClassKey = ChosenArchiveKey.windowVerticalSizeClass.rawValue
}

extension UIWindow {
  /// What of the window's edges is not safe: the screen's, where the window reaches them.
  ///
  /// A window beside another on an iPad is as high as the screen; one of another size has no part of it.
  var safeAreaOfScreen: UIEdgeInsets {
    let size = ScreenSize.current
    guard screen === UIScreen.main, bounds.height == size.height,
      bounds.width == size.width || Device.idiom == .pad
    else { return .zero }
    return ScreenSize.safeArea
  }
}

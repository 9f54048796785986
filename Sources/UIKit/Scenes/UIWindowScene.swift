/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen that the scene is on.
  open internal(set) var screen: UIScreen = .main

  /// The scene's windows that are or were visible, in the order in which they first were.
  open var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }

  /// The scene's window that takes keyboard events when the scene is in use.
  open private(set) weak var keyWindow: UIWindow?

  /// How the scene stands, and where.
  open var effectiveGeometry: Geometry { Geometry(of: self) }

  /// How the scene's interface stands.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = screen.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// The scene's coordinates: those of its windows.
  open var coordinateSpace: any UICoordinateSpace { SceneCoordinateSpace(size: size) }

  /// The traits of the scene.
  open var traitCollection: UITraitCollection { .ofWindow(size: size) }

  /// What is known about the status bar; nil on a screen without one.
  open private(set) lazy var statusBarManager: UIStatusBarManager? =
    screen === UIScreen.main ? UIStatusBarManager() : nil

  /// The sizes that the user may give the scene; nil where, as here, no window is resized freely.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Asks for another way to stand; the app is told of the change as of one that the user makes.
  ///
  /// `errorHandler` is called where none of the ways that are asked for is possible.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    else { return }
    let ways: (portrait: UIInterfaceOrientationMask, landscape: UIInterfaceOrientationMask) =
      ([.portrait, .portraitUpsideDown], .landscape)
    let (own, other) =
      interfaceOrientation.isPortrait
      ? (ways.portrait, ways.landscape) : (ways.landscape, ways.portrait)
    if !wanted.isDisjoint(with: own) { return }
    guard !wanted.isDisjoint(with: other) else {
      errorHandler?(UISceneError(.geometryRequestUnsupported))
      return
    }
    UIApplication.shared.turnScreen()
  }

  /// The size of the windows, as large as the screen where there are none.
  private var size: CGSize { windows.first?.bounds.size ?? screen.bounds.size }

  /// Whether the scene fills the screen.
  open var isFullScreen: Bool { true }

  func windowBecameKey(_ window: UIWindow) {
    keyWindow = window
  }

  /// The user turns to the scene.
  func becomeFirst() {
    if let keyWindow, screen === UIScreen.main { UIApplication.shared.keyWindow = keyWindow }
  }
}

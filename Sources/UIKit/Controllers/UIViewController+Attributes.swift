import Foundation

extension UIViewController {
  /// The button that begins and ends editing: it says so by itself.
  public var editButtonItem: UIBarButtonItem {
    if let item = attributes.editButtonItem { return item }
    let item = EditButtonItem(of: self)
    attributes.editButtonItem = item
    return item
  }

  /// The edges where the view reaches under bars.
  public var edgesForExtendedLayout: UIRectEdge {
    get { attributes.edgesForExtendedLayout }
    set {
      attributes.edgesForExtendedLayout = newValue
      parent?.setNeedsBarLayout()
    }
  }

  /// Whether the view reaches under bars that nothing shines through.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { attributes.extendedLayoutIncludesOpaqueBars }
    set {
      attributes.extendedLayoutIncludesOpaqueBars = newValue
      parent?.setNeedsBarLayout()
    }
  }

  /// Whether scroll views keep their content out from under bars, on older systems.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { attributes.automaticallyAdjustsScrollViewInsets }
    set { attributes.automaticallyAdjustsScrollViewInsets = newValue }
  }

  /// What of the view's edges the app keeps free beside what bars cover.
  public var additionalSafeAreaInsets: UIEdgeInsets {
    get { attributes.additionalSafeAreaInsets }
    set {
      guard newValue != additionalSafeAreaInsets else { return }
      attributes.additionalSafeAreaInsets = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether the controller says how the status bar looks where it covers a part of the screen.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { attributes.modalPresentationCapturesStatusBarAppearance }
    set { attributes.modalPresentationCapturesStatusBarAppearance = newValue }
  }

  /// Whether what had the focus gets it back.
  public var restoresFocusAfterTransition: Bool {
    get { attributes.restoresFocusAfterTransition }
    set { attributes.restoresFocusAfterTransition = newValue }
  }

  /// Whether the view keeps the room at its edges that the system likes.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { attributes.viewRespectsSystemMinimumLayoutMargins }
    set { attributes.viewRespectsSystemMinimumLayoutMargins = newValue }
  }

  /// Has the status bar ask again how it looks.
  public func setNeedsStatusBarAppearanceUpdate() { UIApplication.shared.updateStatusBar() }

  /// Has the home indicator ask again whether it is there; there is none here.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Has the pointer ask again whether it stays where it is; there is none here.
  public func setNeedsUpdateOfPrefersPointerLocked() {}

  /// Has the screen ask again at which edges the app's gestures come first.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Has the interface stand as the device does; a device that the user does not turn does nothing.
  public class func attemptRotationToDeviceOrientation() {}

  /// Adds keys that the controller takes.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    attributes.keyCommands = (attributes.keyCommands ?? []) + [keyCommand]
  }

  /// Takes keys away.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    attributes.keyCommands?.removeAll { $0 === keyCommand }
  }
}

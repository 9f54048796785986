public import Foundation

/// A bar of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// How the bar looks.
  open var barStyle = UIBarStyle.default

  /// Whether something can be seen through the bar.
  open var isTranslucent = true

  /// The color behind the bar.
  open var barTintColor: UIColor?

  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance()

  /// How a low bar looks; nil for as any.
  open var compactAppearance: UIToolbarAppearance?

  /// How the bar looks while nothing is scrolled under it; nil for as any.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Who is asked about the bar's place.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The controller whose stack the bar belongs to; nil for a bar of the app's own.
  weak var controller: UINavigationController?

  private var ownItems: [UIBarButtonItem]?
  private var backgroundImages: [UIBarPosition: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]

  /// The items: those of the controller on top of the stack that the bar belongs to.
  open var items: [UIBarButtonItem]? {
    get { controller?.topViewController?.toolbarItems ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Where the bar is.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  /// Replaces all items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    ownItems = items
  }

  /// Sets the image behind the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom] = backgroundImage
  }

  /// The image behind the bar.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[topOrBottom] }

  /// Sets the image of the line at the bar's edge.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[topOrBottom] = shadowImage
  }

  /// The image of the line at the bar's edge.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarHeight.toolbar(traitCollection))
  }
}

/// What a toolbar asks.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

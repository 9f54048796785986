public import Foundation

extension UIView {
  /// How a view's accents look while an alert is above it.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic
    /// As they are.
    case normal
    /// Dimmed.
    case dimmed
  }

  /// How the view's accents look while an alert is above it.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { attributes.tintAdjustmentMode }
    set { attributes.tintAdjustmentMode = newValue }
  }

  /// Whether nothing can be seen through the view.
  public var isOpaque: Bool {
    get { attributes.isOpaque }
    set { attributes.isOpaque = newValue }
  }

  /// Whether the view is emptied before it is drawn.
  public var clearsContextBeforeDrawing: Bool {
    get { attributes.clearsContextBeforeDrawing }
    set { attributes.clearsContextBeforeDrawing = newValue }
  }

  /// Whether subviews follow another size of the view.
  public var autoresizesSubviews: Bool {
    get { attributes.autoresizesSubviews }
    set { attributes.autoresizesSubviews = newValue }
  }

  /// Whether the view takes several fingers.
  public var isMultipleTouchEnabled: Bool {
    get { attributes.isMultipleTouchEnabled }
    set { attributes.isMultipleTouchEnabled = newValue }
  }

  /// Whether no other view takes touches while this one does.
  public var isExclusiveTouch: Bool {
    get { attributes.isExclusiveTouch }
    set { attributes.isExclusiveTouch = newValue }
  }

  /// The pixels of a point.
  public var contentScaleFactor: CGFloat {
    get { attributes.contentScaleFactor }
    set { attributes.contentScaleFactor = newValue }
  }

  /// Whether the view is mirrored in languages that are written from the right.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { attributes.semanticContentAttribute }
    set { attributes.semanticContentAttribute = newValue }
  }

  /// The view whose opaque parts are where this one can be seen.
  public var mask: UIView? {
    get { attributes.mask }
    set { attributes.mask = newValue }
  }

  func makeLayer() -> CALayer {
    guard let type = type(of: self).layerClass as? CALayer.Type else { return CALayer() }
    return type.init()
  }

  func tellOfTintColor() {
    tintColorDidChange()
    for view in subviews where view.attributes.tintColor == nil { view.tellOfTintColor() }
  }
}

public import Foundation

/// A view that turns while something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How the view looks.
  public enum Style: Int, Sendable {
    /// Small.
    case medium = 100
    /// Large.
    case large = 101
    /// Large and white.
    case whiteLarge = 0
    /// White.
    case white
    /// Gray.
    case gray
  }

  /// How the view looks.
  open var style = Style.medium

  /// The color.
  open var color: UIColor! = .gray

  /// Whether the view is out of sight while it does not turn.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// Whether the view turns.
  open private(set) var isAnimating = false

  /// How the view looks, by the name of older systems.
  open var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }

  /// Creates a view of a style, by the name of older systems.
  public convenience init(activityIndicatorStyle style: Style) {
    self.init(style: style)
  }

  open override var intrinsicContentSize: CGSize {
    let length: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: length, height: length)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Creates a view of a style, which does not turn yet.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
  }

  /// Creates a view that does not turn yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a view from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Turns, in sight.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Turns no more.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }
}

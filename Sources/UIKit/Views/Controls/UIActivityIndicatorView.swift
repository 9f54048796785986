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
  }

  /// How the view looks.
  open var style = Style.medium

  /// The colour.
  open var color: UIColor! = .gray

  /// Whether the view is out of sight while it does not turn.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// Whether the view turns.
  open private(set) var isAnimating = false

  /// Creates a view of a style, which does not turn yet.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
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

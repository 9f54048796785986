import Foundation

/// A view that shows how far something is.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How the view looks.
  public enum Style: Int, Sendable {
    /// As the system likes.
    case `default`
    /// As in a toolbar.
    case bar
  }

  /// How the view looks.
  open var progressViewStyle = Style.default

  /// How far it is, from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = min(max(newValue, 0), 1) }
  }

  /// The color of what is done.
  open var progressTintColor: UIColor?

  /// The color of what is not.
  open var trackTintColor: UIColor?

  /// The image of what is done.
  open var progressImage: UIImage?

  /// The image of what is not.
  open var trackImage: UIImage?

  private var storedProgress: Float = 0

  /// Creates a view of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets how far it is.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  /// As large as on an iPhone with iOS 17.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingContent(size) }
}

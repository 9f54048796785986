public import Foundation

/// A view in the place of the keyboard, or above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// What the view looks like.
  public enum Style: Int, Sendable {
    /// As any view.
    case `default`
    /// As the keyboard.
    case keyboard
  }

  /// What the view looks like.
  public let inputViewStyle: Style

  /// Whether the height is that of what is in it.
  open var allowsSelfSizing = false

  /// Creates a view.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view from an interface file's data.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

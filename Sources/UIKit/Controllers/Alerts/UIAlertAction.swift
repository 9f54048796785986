public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As most.
    case `default`
    /// As the one that changes nothing.
    case cancel
    /// As one that destroys something.
    case destructive
  }

  /// The button's title.
  public let title: String?

  /// How the button looks.
  public let style: Style

  /// Whether the button can be tapped.
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

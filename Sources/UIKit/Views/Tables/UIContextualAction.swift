public import Foundation

/// Something that a swipe on a row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// How an action looks.
  public enum Style: Int, Sendable {
    /// As any other.
    case normal
    /// As one that destroys something.
    case destructive
  }

  /// What the action does; it calls the closure that it is given when it is done.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// How the action looks.
  public let style: Style

  /// What the action does.
  public let handler: Handler

  /// The action's title.
  open var title: String?

  /// The color behind the title.
  open var backgroundColor: UIColor!

  /// The action's image.
  open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .gray
  }
}

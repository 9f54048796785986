public import Foundation

/// Something that a swipe to the left on a row offers, as it was written before
/// `UIContextualAction`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// How an action looks.
  public enum Style: Int, Sendable {
    /// As one that destroys something.
    case `default`
    /// As any other.
    case normal

    /// The same as `default`.
    public static var destructive: Style { .default }
  }

  /// How the action looks.
  public let style: Style

  /// The action's title.
  open var title: String?

  /// The color behind the title.
  open var backgroundColor: UIColor?

  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

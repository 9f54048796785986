public import Foundation

/// An action below a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How an action looks.
  public enum Style: Int, Sendable {
    case `default`
    case selected
    case destructive
  }

  public let title: String
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void
  let style: Style

  public init(
    title: String, style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
  }
}

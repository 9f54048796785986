public import Foundation

/// Actions below a preview that are shown when the user chooses their title.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  public let title: String
  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]

  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
  }
}

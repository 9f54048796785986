import Foundation

/// The menu that is open: its actions are what the user can tap.
@MainActor
enum OpenMenu {
  private(set) static var menu: UIMenu?
  private static weak var sender: AnyObject?

  /// The place in its window of the button, the item or the view that opened the menu; nil for an item that no bar shows.
  static var source: CGRect? {
    switch sender {
    case let view as UIView: view.convert(view.bounds, to: nil)
    case let item as UIBarButtonItem: item.rectInBar
    case let interaction as UIContextMenuInteraction:
      interaction.view.map { $0.convert($0.bounds, to: nil) }
    default: nil
    }
  }

  /// Opens a menu for a button, an item or a view.
  static func open(_ menu: UIMenu, for sender: AnyObject) {
    self.menu = menu
    self.sender = sender
  }

  /// Performs an action, and closes the menu before.
  static func choose(_ action: UIAction) {
    menu = nil
    action.perform(sender: sender)
  }

  /// Closes the menu, as a touch beside it does.
  static func close() {
    menu = nil
  }
}

public import Foundation

/// What a swipe on a row offers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the one at the edge first.
  open private(set) var actions: [UIContextualAction]

  /// Whether a swipe over the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a choice of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}

import Foundation

/// What a scroll view knows of the safe area around it.
@MainActor
struct ScrollViewSafeArea {
  /// What the safe area added to the room around the content when it was last looked at, with a large title that is whole.
  var atRest = UIEdgeInsets.zero

  /// The same with the large title as it was.
  var inset = UIEdgeInsets.zero

  /// Whether the safe area was looked at since the view came into a window.
  var isKnown = false

  /// The offset that was saved: it stays as it is when the safe area becomes known.
  var savedOffset: SavedOffset?

  struct SavedOffset {
    let saved: CGPoint

    /// What was left of it in the content as it was.
    let taken: CGPoint
  }

  /// The stack whose large title becomes small when the content is scrolled.
  weak var stackWithLargeTitle: UINavigationController?
}

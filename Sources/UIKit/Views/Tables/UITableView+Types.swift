public import Foundation

extension UITableView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    /// One list.
    case plain
    /// Sections apart from one another.
    case grouped
    /// Sections as cards.
    case insetGrouped
  }

  /// Where a row goes when it is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it is seen.
    case none
    /// To the top.
    case top
    /// To the middle.
    case middle
    /// To the bottom.
    case bottom
  }

  /// How rows come and go; they do so at once here.
  public enum RowAnimation: Int, Sendable {
    /// Fading.
    case fade
    /// From the right.
    case right
    /// From the left.
    case left
    /// From the top.
    case top
    /// From the bottom.
    case bottom
    /// Not at all.
    case none
    /// Keeping the middle.
    case middle
    /// As the table likes.
    case automatic = 100
  }

  /// A height that the table finds out by itself.
  public nonisolated class var automaticDimension: CGFloat { -1 }
}

public import Foundation

/// How a collection looks that looks like a table.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// How a list looks.
  public enum Appearance: Int, Sendable {
    /// One list.
    case plain
    /// Sections apart from one another.
    case grouped
    /// Sections as cards.
    case insetGrouped
    /// A sidebar.
    case sidebar
    /// A sidebar without background.
    case sidebarPlain
  }

  /// What the header of a section is.
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none
    /// A view of the data source.
    case supplementary
    /// The section's first item.
    case firstItemInSection
  }

  /// What the footer of a section is.
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none
    /// A view of the data source.
    case supplementary
  }

  /// Gives what a swipe on an item offers.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// How the list looks.
  public let appearance: Appearance

  /// What the headers are.
  public var headerMode = HeaderMode.none

  /// What the footers are.
  public var footerMode = FooterMode.none

  /// Whether there are lines between the items.
  public var showsSeparators = true

  /// The color behind the items.
  public var backgroundColor: UIColor?

  /// Gives what a swipe to the right on an item offers.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Gives what a swipe to the left on an item offers.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a list.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}

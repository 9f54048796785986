public import Foundation

extension UISplitViewController {
  /// Which columns are on screen, and how.
  public enum DisplayMode: Int, Sendable {
    /// As the split view chooses.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// The column before the secondary one beside it.
    case oneBesideSecondary
    /// The column before the secondary one over it.
    case oneOverSecondary
    /// Both other columns beside the secondary one.
    case twoBesideSecondary
    /// Both other columns over the secondary one.
    case twoOverSecondary
    /// Both other columns beside the secondary one, which they push off the screen in part.
    case twoDisplaceSecondary

    /// The older name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The older name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The older name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Two that are given as an array, as before iOS 14.
    case unspecified
    /// Two.
    case doubleColumn
    /// Three.
    case tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The first.
    case primary
    /// The one in the middle, of three.
    case supplementary
    /// The last: the detail.
    case secondary
    /// The one that is shown instead of all others where there is room for one.
    case compact
  }

  /// How the columns share the room.
  public enum SplitBehavior: Int, Sendable {
    /// As the split view chooses.
    case automatic
    /// Beside one another.
    case tile
    /// The others over the secondary one.
    case overlay
    /// The others push the secondary one off the screen in part.
    case displace
  }

  /// The side on which the primary column is.
  public enum PrimaryEdge: Int, Sendable {
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }

  /// What is behind the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// Nothing special.
    case none
    /// As a sidebar has it.
    case sidebar
  }

  /// Whether the button that changes the display mode is shown.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// As the split view chooses.
    case automatic
    /// Never.
    case never
    /// Always.
    case always
  }

  /// The width that the split view chooses.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}

extension UICollectionView {
  /// Where an item goes when it is scrolled to; one of each direction at most.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a position.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// To the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// To the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The direction in which a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Lines are rows.
    case vertical
    /// Lines are columns.
    case horizontal
  }

  /// What a layout places.
  public enum ElementCategory: UInt, Sendable {
    /// An item's cell.
    case cell
    /// A header, a footer or another view of the data source.
    case supplementaryView
    /// A view of the layout's own.
    case decorationView
  }

  /// The kind of the header of a section.
  public nonisolated class var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }

  /// The kind of the footer of a section.
  public nonisolated class var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }
}

extension NSLayoutConstraint {
  /// One of the two directions of a layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// The first is no more than the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal
    /// The first is no less than the second.
    case greaterThanOrEqual
  }

  /// What of a view a constraint is about.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge where lines begin.
    case leading
    /// The edge where lines end.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle from side to side.
    case centerX
    /// The middle from top to bottom.
    case centerY
    /// The last line of text.
    case lastBaseline
    /// The first line of text.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The upper margin.
    case topMargin
    /// The lower margin.
    case bottomMargin
    /// The margin where lines begin.
    case leadingMargin
    /// The margin where lines end.
    case trailingMargin
    /// The middle between the margins from side to side.
    case centerXWithinMargins
    /// The middle between the margins from top to bottom.
    case centerYWithinMargins
    case notAnAttribute = 0
  }

  /// What the constraints of a visual format share.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left edges are at one place.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges are at one place.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The upper edges are at one place.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The lower edges are at one place.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The edges where lines begin are at one place.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The edges where lines end are at one place.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The middles from side to side are at one place.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The middles from top to bottom are at one place.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last lines of text are at one place.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first lines of text are at one place.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// From where lines begin to where they end.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}

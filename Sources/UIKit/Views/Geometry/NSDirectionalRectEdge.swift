/// Edges of a rectangle, in the direction of the language.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Creates edges from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)

  /// The edge at which the language begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)

  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)

  /// The edge at which the language ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)

  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

public import Foundation

/// Distances from the edges of a rectangle, by the direction of the language.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat

  /// The distance from where lines begin.
  public var leading: CGFloat

  /// The distance from the bottom.
  public var bottom: CGFloat

  /// The distance from where lines end.
  public var trailing: CGFloat

  /// No distance.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates distances of nothing.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

public import Foundation

/// Distances from the four edges of a rectangle, inwards.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat

  /// The distance from the left.
  public var left: CGFloat

  /// The distance from the bottom.
  public var bottom: CGFloat

  /// The distance from the right.
  public var right: CGFloat

  /// No distance.
  public static let zero = UIEdgeInsets()

  /// Creates distances of nothing.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

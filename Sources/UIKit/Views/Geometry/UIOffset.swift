public import Foundation

/// How far something is moved from where it would be.
public struct UIOffset: Hashable, Sendable {
  /// How far to the right.
  public var horizontal: CGFloat

  /// How far down.
  public var vertical: CGFloat

  /// Not moved.
  public static let zero = UIOffset()

  /// Creates an offset of nothing.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

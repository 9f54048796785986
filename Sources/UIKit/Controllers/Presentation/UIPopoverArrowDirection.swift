/// The sides of a popover on which its arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates directions.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// On top.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// At the bottom.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// On the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// On the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// On any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Recognizes a quick movement.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where the finger moves.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set of directions.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1

  /// Where the finger moves; of several directions any counts.
  open var direction = Direction.right

  override func recognises(_ gesture: UserGesture) -> Bool {
    guard case .swipe(let direction) = gesture else { return false }
    return self.direction.contains(direction) && numberOfTouchesRequired == 1
  }
}

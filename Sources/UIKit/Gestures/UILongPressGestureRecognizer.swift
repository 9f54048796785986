public import Foundation

/// Recognizes a finger that stays.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before.
  open var numberOfTapsRequired = 0

  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1

  /// How many seconds the finger must stay.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far the finger may move meanwhile.
  open var allowableMovement: CGFloat = 10

  override func recognises(_ gesture: UserGesture) -> Bool {
    guard case .longPress(let seconds) = gesture else { return false }
    return seconds >= minimumPressDuration && numberOfTouchesRequired == 1
      && numberOfTapsRequired == 0
  }
}

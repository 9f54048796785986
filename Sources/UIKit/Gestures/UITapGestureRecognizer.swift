/// Recognizes taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture.
  open var numberOfTapsRequired = 1

  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1

  // Of a double tap the first tap is one already.
  override func recognises(_ gesture: UserGesture) -> Bool {
    guard case .tap(let count, let fingers) = gesture else { return false }
    return count >= numberOfTapsRequired && fingers == numberOfTouchesRequired
  }
}

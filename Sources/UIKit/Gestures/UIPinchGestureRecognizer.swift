public import Foundation

/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much farther the fingers are apart than at the beginning.
  open var scale: CGFloat = 1

  /// How quickly the scale changes, in a second.
  open private(set) var velocity: CGFloat = 0

  override func recognises(_ gesture: UserGesture) -> Bool {
    if case .pinch = gesture { true } else { false }
  }

  override func follow(_ gesture: UserGesture) {
    guard case .pinch(let factor) = gesture, state != .ended else { return }
    scale = state == .possible ? 1 : factor
    velocity = (factor - 1) * 4
  }
}

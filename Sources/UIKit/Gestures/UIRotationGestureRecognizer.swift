public import Foundation

/// Recognizes two fingers that rotate around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turned, as an angle.
  open var rotation: CGFloat = 0

  /// How quickly the fingers turn, in a second.
  open private(set) var velocity: CGFloat = 0

  override func recognises(_ gesture: UserGesture) -> Bool {
    if case .rotation = gesture { true } else { false }
  }

  override func follow(_ gesture: UserGesture) {
    guard case .rotation(let angle) = gesture, state != .ended else { return }
    rotation = state == .possible ? 0 : angle
    velocity = angle * 4
  }
}

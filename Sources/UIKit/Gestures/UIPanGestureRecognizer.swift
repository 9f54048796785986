public import Foundation

/// Recognizes a finger that moves.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How few fingers make the gesture.
  open var minimumNumberOfTouches = 1

  /// How many fingers make the gesture at most.
  open var maximumNumberOfTouches = Int.max

  private var origin = CGPoint.zero
  private var latest = CGPoint.zero
  private var speed = CGPoint.zero

  /// How far the fingers moved from where they began, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: latest.x - origin.x, y: latest.y - origin.y)
  }

  /// Has `translation(in:)` counted again, from here.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGPoint(x: latest.x - translation.x, y: latest.y - translation.y)
  }

  /// How quickly the fingers move, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  override func recognises(_ gesture: UserGesture) -> Bool {
    switch gesture {
    case .pan, .swipe: minimumNumberOfTouches <= 1 && maximumNumberOfTouches >= 1
    case .tap, .longPress, .pinch, .rotation: false
    }
  }

  override func follow(_ gesture: UserGesture) {
    if state == .possible { origin = startOfTouches }
    latest = location(in: nil)
    // A pan takes a quarter of a second, a swipe a tenth.
    let seconds: CGFloat = if case .swipe = gesture { 0.1 } else { 0.25 }
    speed = CGPoint(x: gesture.offset.x / seconds, y: gesture.offset.y / seconds)
  }

  private var startOfTouches: CGPoint { touches.first?.start ?? .zero }
}

package import Foundation

/// What the user's fingers do.
package enum UserGesture {
  /// They touch, this many times in the same place.
  case tap(count: Int, fingers: Int)
  /// They stay, for this many seconds.
  case longPress(seconds: TimeInterval)
  /// They move quickly.
  case swipe(UISwipeGestureRecognizer.Direction)
  /// They move by a distance.
  case pan(CGPoint)
  /// They move apart or together, by a factor.
  case pinch(CGFloat)
  /// They rotate around each other, by an angle.
  case rotation(CGFloat)

  var fingers: Int {
    switch self {
    case .tap(_, let fingers): fingers
    case .pinch, .rotation: 2
    case .longPress, .swipe, .pan: 1
    }
  }

  /// How far the fingers move in all.
  var offset: CGPoint {
    switch self {
    case .pan(let offset): offset
    case .swipe(let direction): direction.offset
    case .tap, .longPress, .pinch, .rotation: .zero
    }
  }

  var tapCount: Int {
    if case .tap(let count, _) = self { count } else { 1 }
  }
}

extension UISwipeGestureRecognizer.Direction {
  fileprivate var offset: CGPoint {
    switch self {
    case .left: CGPoint(x: -120, y: 0)
    case .right: CGPoint(x: 120, y: 0)
    case .up: CGPoint(x: 0, y: -120)
    default: CGPoint(x: 0, y: 120)
    }
  }
}

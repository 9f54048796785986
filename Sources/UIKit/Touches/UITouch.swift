public import Foundation

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It stays where it is.
    case stationary
    /// It was lifted.
    case ended
    /// It was taken away.
    case cancelled
    /// It came over the view.
    case regionEntered
    /// It moves over the view.
    case regionMoved
    /// It left the view.
    case regionExited
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct
    /// A finger elsewhere.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer.
    case indirectPointer
  }

  /// What the finger does.
  open internal(set) var phase = Phase.began

  /// How many times the finger came down in the same place.
  open internal(set) var tapCount = 1

  /// When the touch changed last, in seconds since the system started.
  open internal(set) var timestamp = ProcessInfo.processInfo.systemUptime

  /// What touches the screen.
  open var type: TouchType { .direct }

  /// The view that was touched.
  open private(set) weak var view: UIView?

  /// The window that was touched.
  open private(set) weak var window: UIWindow?

  /// How hard the finger presses.
  open var force: CGFloat { 0 }

  /// How hard a finger can press; 0, as on a phone without pressure.
  open var maximumPossibleForce: CGFloat { 0 }

  /// The gestures that get the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Where the finger came down, in the window's coordinates.
  let start: CGPoint

  private var location: CGPoint
  private var previousLocation: CGPoint

  /// A finger that comes down at a point of a view.
  init(at point: CGPoint, in view: UIView) {
    self.view = view
    window = view.window
    start = view.convert(point, to: nil)
    location = start
    previousLocation = location
  }

  /// Where the finger is, in a view's coordinates; with nil, in the window's.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(location, from: nil) ?? location
  }

  /// Where the finger was before, in a view's coordinates; with nil, in the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocation, from: nil) ?? previousLocation
  }

  /// Moves the finger, in the window's coordinates.
  func move(by offset: CGPoint) {
    previousLocation = location
    location = CGPoint(x: location.x + offset.x, y: location.y + offset.y)
    phase = .moved
    timestamp = ProcessInfo.processInfo.systemUptime
  }
}

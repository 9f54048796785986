public import Foundation

/// What recognizes a gesture in the touches of a view.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// Nothing is recognized yet.
    case possible
    /// It began.
    case began
    /// It went on.
    case changed
    /// It is over, or was recognized at once.
    case ended
    /// It was taken away.
    case cancelled
    /// It is another gesture.
    case failed

    /// The same as `ended`.
    public static var recognized: State { .ended }
  }

  /// How far the gesture is; a class of the app sets it while it looks at touches.
  open var state = State.possible

  /// Who is asked about the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the gesture is looked for; turning it off in between cancels it.
  open var isEnabled = true {
    didSet { if !isEnabled, state == .began || state == .changed { state = .cancelled } }
  }

  open internal(set) weak var view: UIView?

  /// Whether the view's touches are canceled when the gesture is recognized.
  open var cancelsTouchesInView = true

  /// Whether the view gets touches only when the gesture failed.
  open var delaysTouchesBegan = false

  /// Whether the view gets the end of touches only when the gesture failed.
  open var delaysTouchesEnded = true

  /// Which kinds of touches the gesture is made of.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// Whether a touch of one kind rules out those of others.
  open var requiresExclusiveTouchType = true

  /// A name by which it is known in messages.
  open var name: String?

  var targets: [TargetAction] = []

  /// The gestures that must fail before this one is recognized.
  private(set) var requiredToFail: [UIGestureRecognizer] = []

  /// The touches that the gesture is made of.
  var touches: [UITouch] = []

  /// Creates a recognizer that calls a method of an object.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets.append(TargetAction(target: target, action: action)) }
  }

  /// Creates a recognizer that calls nothing yet.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Called once on an object of an interface file, when all of them are connected.
  open func awakeFromNib() {}

  /// Calls a method of an object whenever the gesture is recognized or goes on.
  open func addTarget(_ target: Any, action: Selector) {
    removeTarget(target, action: action)
    targets.append(TargetAction(target: target, action: action))
  }

  /// Calls a method of an object no more; nil stands for all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target: target, action: action) }
  }

  /// Recognizes this gesture only where another one failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredToFail.append(otherGestureRecognizer)
  }

  /// The middle of the touches, in a view's coordinates; with nil, in the window's.
  open func location(in view: UIView?) -> CGPoint {
    let places = touches.map { $0.location(in: view) }
    guard !places.isEmpty else { return .zero }
    let count = CGFloat(places.count)
    return CGPoint(
      x: places.map(\.x).reduce(0, +) / count, y: places.map(\.y).reduce(0, +) / count)
  }

  /// How many fingers there are.
  open var numberOfTouches: Int { touches.count }

  /// Where a finger is, in a view's coordinates; with nil, in the window's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  /// Called when fingers come down on the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers are lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers are taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called after the gesture was recognized or failed, before the next touches.
  open func reset() {}

  /// Whether this gesture, when it is recognized, rules another out.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture is ruled out by another one that is recognized.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture waits for another to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another gesture waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the gesture that the user makes is the one that this recognizer looks for.
  func recognises(_ gesture: UserGesture) -> Bool { false }

  /// Takes over what the gesture has beside its touches, before each call.
  func follow(_ gesture: UserGesture) {}
}

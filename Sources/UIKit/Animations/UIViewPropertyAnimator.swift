public import Foundation

/// Changes views over a time, which can be paused; what it sets is set when it starts.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// How many seconds it takes.
  public let duration: TimeInterval

  /// How far the animation is.
  open private(set) var state = UIViewAnimatingState.inactive

  /// Whether the animation runs.
  open private(set) var isRunning = false

  /// How much of the change is done, from 0 to 1.
  open var fractionComplete: CGFloat = 0

  /// Whether it goes back.
  open var isReversed = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator that does not run yet.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { self.animations.append(animations) }
  }

  /// Creates an animator that does not run yet and moves as a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }

  /// Creates an animator that runs.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds a change.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }

  /// Adds a change that begins later than the others, by a part of the duration; it is set with them.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds what is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts, or goes on.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts after this many seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    if state == .inactive { for animation in animations { animation() } }
    (state, isRunning) = (.active, true)
    // It lives as long as it runs.
    AnimationClock.call(after: delay + duration) { [self] _ in endByItself() }
  }

  /// Stands still.
  open func pauseAnimation() {
    if state == .inactive { for animation in animations { animation() } }
    (state, isRunning) = (.active, false)
  }

  /// Goes on from where it is.
  open func continueAnimation(
    withTimingParameters parameters: Any?, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  /// Ends where it is: at once, or when `finishAnimation(at:)` says where.
  open func stopAnimation(_ withoutFinishing: Bool) {
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
  }

  /// Ends a stopped animation, and calls what is called at the end.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }

  private func endByItself() {
    if isRunning { end(at: isReversed ? .start : .end) }
  }

  private func end(at position: UIViewAnimatingPosition) {
    (state, isRunning) = (.inactive, false)
    for completion in completions { completion(position) }
  }
}

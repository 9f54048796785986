public import Foundation

// What `animations` sets is set at once; `completion` is called later, see `AnimationClock`.
extension UIView {
  /// Changes views over a time.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    perform(animations, seconds: delay + duration, options: options, completion: completion)
  }

  /// Changes views over a time.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    perform(animations, seconds: duration, options: [], completion: completion)
  }

  /// Changes views over a time, as a spring moves.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    perform(animations, seconds: delay + duration, options: options, completion: completion)
  }

  /// Changes what is in a view over a time.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    perform(animations ?? {}, seconds: duration, options: options, completion: completion)
  }

  /// Puts a view in the place of another over a time, or with `showHideTransitionViews` shows the
  /// one and hides the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    perform(
      {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else if let superview = fromView.superview {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, seconds: duration, options: options, completion: completion)
  }

  /// Changes views over a time, in parts that `addKeyframe(…)` adds.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    perform(
      animations, seconds: delay + duration, options: options.contains(.repeat) ? .repeat : [],
      completion: completion)
  }

  /// Changes views in a part of the time of `animateKeyframes(…)`.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Changes views without an animation, even inside one.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(before)
  }

  /// Allows or forbids animations; without them completions are called at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationState.isEnabled = enabled
  }

  /// Whether there are animations.
  public class var areAnimationsEnabled: Bool { AnimationState.isEnabled }

  /// How many seconds the animation takes that is being set up; 0 outside one.
  public class var inheritedAnimationDuration: TimeInterval { AnimationState.duration }

  /// A completion of an animation that repeats is never called.
  private class func perform(
    _ animations: () -> Void, seconds: TimeInterval, options: AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let before = AnimationState.duration
    AnimationState.duration = areAnimationsEnabled ? seconds : 0
    animations()
    AnimationState.duration = before
    guard let completion, !options.contains(.repeat) || !areAnimationsEnabled else { return }
    guard areAnimationsEnabled else { return completion(true) }
    AnimationClock.call(after: seconds, completion)
  }
}

public import Foundation

// Animations before there were blocks: what is set between the first and the last call is set at once.
extension UIView {
  /// How a view changes into another in `setAnimationTransition(_:for:cache:)`.
  public enum AnimationTransition: Int, Sendable {
    case none
    case flipFromLeft
    case flipFromRight
    case curlUp
    case curlDown
  }

  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let block = AnimationBlock(
      identifier: animationID, context: context, durationBefore: AnimationState.duration)
    AnimationState.blocks.append(block)
    updateDuration()
  }

  /// Ends what `beginAnimations(_:context:)` began; its delegate is called later.
  public class func commitAnimations() {
    guard let block = AnimationState.blocks.popLast() else { return }
    AnimationState.duration = block.durationBefore
    block.commit(animated: areAnimationsEnabled)
  }

  public class func setAnimationDelegate(_ delegate: Any?) {
    change { $0.delegate = delegate.map(MessagedClass.receiver) }
  }

  public class func setAnimationWillStart(_ selector: Selector?) {
    change { $0.willStart = selector }
  }

  public class func setAnimationDidStop(_ selector: Selector?) {
    change { $0.didStop = selector }
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = duration }
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    change { $0.delay = delay }
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change { $0.repeatCount = repeatCount }
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.autoreverses = repeatAutoreverses }
  }

  public class func setAnimationStart(_ startDate: Date) {}

  public class func setAnimationCurve(_ curve: AnimationCurve) {}

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {}

  /// Changes the innermost animation; outside of one, nothing.
  private class func change(_ change: (inout AnimationBlock) -> Void) {
    guard !AnimationState.blocks.isEmpty else { return }
    change(&AnimationState.blocks[AnimationState.blocks.count - 1])
    updateDuration()
  }

  private class func updateDuration() {
    guard let block = AnimationState.blocks.last else { return }
    AnimationState.duration = areAnimationsEnabled ? block.delay + block.duration : 0
  }
}

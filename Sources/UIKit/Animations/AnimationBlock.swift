import Foundation

/// An animation that begins with `beginAnimations(_:context:)`.
@MainActor
struct AnimationBlock {
  let identifier: String?
  let context: UnsafeMutableRawPointer?

  /// The duration around the block, which holds again after it.
  let durationBefore: TimeInterval

  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  var delay: TimeInterval = 0

  /// Apple documents 0.2 seconds, unless another duration is set.
  var duration: TimeInterval = 0.2

  var repeatCount: Float = 0
  var autoreverses = false

  /// How long it takes with its delay; infinite if it never ends.
  var seconds: TimeInterval {
    delay + duration * Double(max(1, repeatCount)) * (autoreverses ? 2 : 1)
  }

  /// Calls the delegate's methods when the animation begins and ends, or at once where there are no animations.
  func commit(animated: Bool) {
    guard let delegate else { return }
    if let willStart {
      call(after: delay, animated) {
        SelectorMethods.send(willStart, to: delegate, [identifier, context])
      }
    }
    if let didStop, seconds.isFinite || !animated {
      call(after: seconds, animated) {
        SelectorMethods.send(
          didStop, to: delegate, [identifier, NSNumber(value: true), context])
      }
    }
  }

  private func call(
    after seconds: TimeInterval, _ animated: Bool, _ message: @escaping () -> Void
  ) {
    guard animated else { return message() }
    AnimationClock.call(after: seconds) { _ in message() }
  }
}

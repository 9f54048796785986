import Foundation

/// A method to call on an object, or, without one, on the first that has it in the chain of
/// responders.
struct TargetAction {
  weak var target: AnyObject?
  var action: Selector

  /// Whether there was a target when this was made.
  private let hasTarget: Bool

  init(target: Any?, action: Selector) {
    self.target = target.map(MessagedClass.receiver)
    self.action = action
    hasTarget = target != nil
  }

  /// Whether the target, if there was one, is still there.
  private var isAlive: Bool { !hasTarget || target != nil }

  /// Whether an app means this by a target and an action, each nil for any.
  func matches(target: Any?, action: Selector?) -> Bool {
    (target == nil || self.target === target.map(MessagedClass.receiver))
      && (action == nil || self.action == action)
  }

  /// Calls the method through the application object, as UIKit does; a gesture whose target is gone
  /// calls nothing.
  @MainActor
  func send(from sender: Any?, for event: UIEvent? = nil) {
    guard isAlive else { return }
    UIApplication.shared.sendAction(action, to: target, from: sender, for: event)
  }
}

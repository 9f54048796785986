public import Foundation

/// What shows how one controller gives way to another.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the change shall take; nothing takes time here.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Called to put the new view into the container and to move the views; calls
  /// `completeTransition(_:)` of the context when it is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Called when the change is complete.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

public import Foundation

/// What lets the user's finger lead a change; no finger leads one here, so it is never asked.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called when the user begins the change.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
}

public import Foundation

/// What is known about a change from one controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the change happens; the new view is the animator's to put in.
  var containerView: UIView { get }

  /// Whether the change is animated.
  var isAnimated: Bool { get }

  /// Whether the user leads the change.
  var isInteractive: Bool { get }

  /// Whether the change was taken back.
  var transitionWasCancelled: Bool { get }

  /// How the new controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }

  /// How the views turn.
  var targetTransform: CGAffineTransform { get }

  /// Says how far the user led the change.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Says that the user let go and the change goes on.
  func finishInteractiveTransition()

  /// Says that the user took the change back.
  func cancelInteractiveTransition()

  /// Says that the animator is done.
  func completeTransition(_ didComplete: Bool)

  /// The controller that leaves or comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view that leaves or comes; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Where a controller's view is before the change.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Where a controller's view shall be after the change.
  func finalFrame(for vc: UIViewController) -> CGRect
}

import Foundation

/// A change from one controller to another that an animator of the app's shows.
///
/// The change is over when the animator says so, which may be later; a finger never leads it.
@MainActor
final class AnimatedTransition: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private let views: [UITransitionContextViewKey: UIView]
  private let finalFrames: [ObjectIdentifier: CGRect]
  private let animator: any UIViewControllerAnimatedTransitioning
  private var whenComplete: (() -> Void)?

  /// - Parameters:
  ///   - presented: The controller that comes or goes.
  ///   - presenter: The one that it covers.
  ///   - comes: Whether it comes.
  init(
    _ animator: any UIViewControllerAnimatedTransitioning, of presented: UIViewController,
    over presenter: UIViewController, comes: Bool, in container: UIView, to frame: CGRect,
    covering: Bool
  ) {
    self.animator = animator
    containerView = container
    presentationStyle = presented.modalPresentationStyle
    controllers = [(comes ? .from : .to): presenter, (comes ? .to : .from): presented]
    var views: [UITransitionContextViewKey: UIView] = [:]
    views[comes ? .to : .from] = presented.viewIfLoaded
    // A presenter that stays in sight has no part in the change.
    if covering { views[comes ? .from : .to] = presenter.viewIfLoaded }
    self.views = views
    finalFrames = comes ? [ObjectIdentifier(presented): frame] : [:]
  }

  /// Has the animator begin; `completion` is called when it says that it is done.
  func run(_ completion: @escaping () -> Void) {
    whenComplete = completion
    animator.animateTransition(using: self)
  }

  func completeTransition(_ didComplete: Bool) {
    guard let completion = whenComplete else { return }
    whenComplete = nil
    completion()
    animator.animationEnded(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    controllers[key]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === controllers[.from] ? vc.viewIfLoaded?.frame ?? .zero : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    finalFrames[ObjectIdentifier(vc)] ?? (vc === controllers[.to] ? containerView.bounds : .zero)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}

  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false
  let targetTransform = CGAffineTransform.identity
}

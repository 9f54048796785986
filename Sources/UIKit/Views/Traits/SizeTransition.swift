import Foundation

/// The change of a window's size, or of what is presented in it: keeps what the app wants done with it and after it.
///
/// Nothing moves here: what runs alongside runs at once when the views have their new sizes.
@MainActor
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Action = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  private var alongside: [Action] = []
  private var completions: [Action] = []
  private(set) var percentComplete: CGFloat = 0

  init(of container: UIView, isAnimated: Bool = false) {
    containerView = container
    self.isAnimated = isAnimated
  }

  /// The controllers that give way to each other, if any do.
  var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]

  func runAlongside() {
    percentComplete = 1
    let actions = alongside
    alongside = []
    for action in actions { action(self) }
  }

  func complete() {
    for action in completions { action(self) }
  }

  func animate(alongsideTransition animation: Action?, completion: Action?) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return animation != nil
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Action?, completion: Action?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// No change of size is under the user's finger.
  func notifyWhenInteractionChanges(_ handler: @escaping Action) {}

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    controllers[key] ?? (containerView as? UIWindow)?.rootViewController
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: key == .from ? .from : .to)?.viewIfLoaded
  }

  let isAnimated: Bool
  let presentationStyle = UIModalPresentationStyle.none
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  let completionVelocity: CGFloat = 1
  let targetTransform = CGAffineTransform.identity
}

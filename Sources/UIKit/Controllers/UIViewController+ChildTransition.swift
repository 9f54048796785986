public import Foundation

extension UIViewController {
  /// Puts the view of one child in the place of another's over a time; what `animations` sets is set
  /// at once.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self else {
      fatalError(
        "Children view controllers must have a common parent view controller when calling "
          + "transition(from:to:). UIKit raises an exception here.")
    }
    fromViewController.view.superview?.addSubview(toViewController.view)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
    fromViewController.view.removeFromSuperview()
  }
}

/// What a container of the app's own has begun and is to end.
struct BegunAppearance {
  var isAppearing: Bool
  var isAnimated: Bool

  /// Those that were told of the beginning.
  var controllers: [UIViewController]
}

extension UIViewController {
  /// Tells a child, and what is visible of it, that it is about to appear or disappear; for a
  /// container that forwards these calls itself.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let controllers =
      isAppearing ? beginAppearing(animated: animated) : beginLeavingScreen(animated: animated)
    begunAppearance = BegunAppearance(
      isAppearing: isAppearing, isAnimated: animated, controllers: controllers)
  }

  /// Tells a child that what `beginAppearanceTransition(_:animated:)` announced has happened.
  public func endAppearanceTransition() {
    guard let begun = begunAppearance else { return }
    begunAppearance = nil
    if begun.isAppearing {
      endAppearing(begun.controllers, animated: begun.isAnimated)
    } else {
      endDisappearing(begun.controllers, animated: begun.isAnimated)
    }
  }

  func exchange(
    _ old: UIViewController, _ new: UIViewController, animated: Bool, animations: (() -> Void)?
  ) {
    guard old.parent === self, new.parent === self else {
      fatalError(
        "Children view controllers must have a common parent view controller when calling "
          + "transition(from:to:duration:options:animations:completion:). "
          + "UIKit raises an exception here.")
    }
    let holder = old.viewIfLoaded?.superview ?? view
    let leaving = old.beginLeavingScreen(animated: animated)
    holder?.attach(new.view)
    let coming = isOnScreen ? new.beginAppearing(animated: animated) : []
    animations?()
    old.endDisappearing(leaving, animated: animated)
    old.viewIfLoaded?.detach()
    new.endAppearing(coming, animated: animated)
  }
}

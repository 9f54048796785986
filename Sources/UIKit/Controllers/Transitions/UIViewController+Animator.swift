extension UIViewController {
  /// Shows the change in which this controller comes or goes over another.
  ///
  /// An animator of the app's does, or else it happens at once; `change` is done when it is over.
  func showChange(
    _ animator: (any UIViewControllerAnimatedTransitioning)?, over presenter: UIViewController,
    comes: Bool, in container: UIView?, covering: Bool, isAnimated: Bool,
    _ change: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    let coordinator = isAnimated ? container.map { SizeTransition(of: $0, isAnimated: true) } : nil
    coordinator?.controllers =
      comes ? [.from: presenter, .to: self] : [.from: self, .to: presenter]
    (traitState.transition, presenter.traitState.transition) = (coordinator, coordinator)
    let manager = presentationController
    comes ? manager?.presentationTransitionWillBegin() : manager?.dismissalTransitionWillBegin()
    let finish = { [self] in
      (traitState.transition, presenter.traitState.transition) = (nil, nil)
      coordinator?.runAlongside()
      change()
      comes
        ? manager?.presentationTransitionDidEnd(true) : manager?.dismissalTransitionDidEnd(true)
      coordinator?.complete()
      completion()
    }
    guard let animator, let container else { return finish() }
    let change = AnimatedTransition(
      animator, of: self, over: presenter, comes: comes, in: container,
      to: manager?.frameOfPresentedViewInContainerView ?? container.bounds, covering: covering)
    _ = animator.transitionDuration(using: change)
    change.run(finish)
    coordinator?.runAlongside()
  }

  /// The animator that the controller's delegate has for its coming.
  func animator(
    presentedBy presenter: UIViewController, from source: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transitioningDelegate?.animationController(
      forPresented: self, presenting: presenter, source: source ?? presenter)
  }
}

extension UIViewController {
  /// The change of the interface that this controller is part of; nil while nothing changes.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self) { $0.parent ?? $0.presenter }.lazy.compactMap(\.traitState.transition)
      .first
  }
}

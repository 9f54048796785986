import RunRecord

extension UIPageViewController {
  /// Turns a page, as the user does.
  ///
  /// The data source is asked for the page then, and not ahead; where it has none, nothing happens.
  package func userTurnsPage(_ direction: NavigationDirection) {
    guard let shown = direction == .forward ? children.last : children.first,
      let page = page(direction, from: shown)
    else { return }
    let previous = children
    delegate?.pageViewController(self, willTransitionTo: [page])
    show([page], animated: true)
    if let indicator { indicator.currentPage += direction == .forward ? 1 : -1 }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
  }

  private func page(
    _ direction: NavigationDirection, from shown: UIViewController
  ) -> UIViewController? {
    switch direction {
    case .forward: dataSource?.pageViewController(self, viewControllerAfter: shown)
    case .reverse: dataSource?.pageViewController(self, viewControllerBefore: shown)
    }
  }
}

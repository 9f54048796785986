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

  /// The direction in which a swipe turns, as the pages lie; nil for one across.
  fileprivate func turning(
    _ swipe: UISwipeGestureRecognizer.Direction
  ) -> NavigationDirection? {
    switch (navigationOrientation, swipe) {
    case (.horizontal, .left), (.vertical, .up): .forward
    case (.horizontal, .right), (.vertical, .down): .reverse
    default: nil
    }
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

extension UIView {
  /// Turns a page of the page controller that the view is in, where a swipe runs along its pages.
  func turnPage(swiped direction: UISwipeGestureRecognizer.Direction) {
    let controllers = sequence(first: self, next: \.superview).lazy.compactMap(\.viewController)
    for case let pages as UIPageViewController in controllers {
      guard let turning = pages.turning(direction) else { continue }
      return pages.userTurnsPage(turning)
    }
  }
}

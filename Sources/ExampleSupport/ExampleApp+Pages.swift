public import UIKit

extension ExampleApp {
  /// Turns a page, as the user does: UIKit asks the data source for the other one, and notifies the delegate.
  public func turnPage(
    _ direction: UIPageViewController.NavigationDirection = .forward,
    in pages: UIPageViewController
  ) {
    pages.userTurnsPage(direction)
  }
}

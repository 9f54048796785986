public import UIKit

extension ExampleApp {
  /// Turns a page, as the user does: the data source is asked for the other one, and the delegate told.
  public func turnPage(
    _ direction: UIPageViewController.NavigationDirection = .forward,
    in pages: UIPageViewController
  ) {
    pages.userTurnsPage(direction)
  }
}

public import UIKit

extension ExampleApp {
  /// Taps the button of a split view that shows and hides its columns; nothing while collapsed,
  /// where there is none.
  public func tapDisplayModeButton(of splitViewController: UISplitViewController) {
    splitViewController.userTogglesDisplayMode()
  }
}

public import UIKit

extension ExampleApp {
  /// Taps the button of a split view that shows and hides its columns; a collapsed split view has none, and nothing
  /// happens.
  public func tapDisplayModeButton(of splitViewController: UISplitViewController) {
    splitViewController.userTogglesDisplayMode()
  }
}

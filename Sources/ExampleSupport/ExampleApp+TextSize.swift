public import UIKit

// What a launch does to the system's settings.
extension ExampleApp {
  /// Chooses the size of text in the system's settings, as the user does.
  public func chooseTextSize(_ category: UIContentSizeCategory) {
    UIApplication.shared.userChooses(category)
  }
}

import Foundation

extension UIApplication {
  /// The size of text that the user chose.
  public var preferredContentSizeCategory: UIContentSizeCategory { UserTextSize.current }

  /// Chooses another size of text, as the user does in the system's settings: traits change, fonts that
  /// follow are others, and the app is told.
  package func userChooses(_ category: UIContentSizeCategory) {
    guard category != UserTextSize.current else { return }
    // A change that was not announced yet would otherwise be taken for what holds from now on.
    for window in windows { window.rememberTraits() }
    tellingScenes {
      UserTextSize.current = category
      for window in windows { window.styleDidChange() }
    }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
  }
}

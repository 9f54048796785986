/// How a tab bar looks in one of its states; kept as data.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The color behind the selected tab.
  open var selectionIndicatorTintColor: UIColor?
}

public import Foundation

/// How a navigation bar looks in one of its states; kept as data.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()

  /// How the button that ends what the user does looks.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  /// How the back button looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
}

/// How a toolbar looks in one of its states; kept as data.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()

  /// How the button that ends what the user does looks.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

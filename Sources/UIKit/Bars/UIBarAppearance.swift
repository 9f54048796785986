public import Foundation

/// How a bar looks in one of its states; kept as data.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The color behind the bar.
  open var backgroundColor: UIColor?

  /// The blur behind the bar.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)

  /// The image behind the bar.
  open var backgroundImage: UIImage?

  /// The color of the line at the bar's edge.
  open var shadowColor: UIColor? = .separator

  /// The image of the line at the bar's edge.
  open var shadowImage: UIImage?

  /// Creates the usual appearance.
  public required override init() {}

  /// Creates an appearance with what another one says of any bar.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Lets what is behind shine through a blur.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .separator
  }

  /// Lets nothing shine through.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundEffect = nil
    shadowColor = .separator
  }

  /// Lets all shine through.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }
}

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

/// How a tab bar looks in one of its states; kept as data.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The color behind the selected tab.
  open var selectionIndicatorTintColor: UIColor?
}

/// How a toolbar looks in one of its states; kept as data.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()

  /// How the button that ends what the user does looks.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

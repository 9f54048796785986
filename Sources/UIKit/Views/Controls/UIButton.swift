/// A control that is pressed.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// As the app likes.
    case custom
    /// As the system likes.
    case system
    /// A disclosure sign.
    case detailDisclosure
    /// An info sign on dark.
    case infoLight
    /// An info sign on light.
    case infoDark
    /// A plus sign.
    case contactAdd
    /// A cross.
    case close = 7
  }

  /// How the button looks.
  open private(set) var buttonType = ButtonType.custom

  /// The label that shows the title of the present state.
  open private(set) lazy var titleLabel: UILabel? = UILabel()

  /// The view that shows the image of the present state.
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  /// Room around title and image.
  open var contentEdgeInsets = UIEdgeInsets.zero

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of a type that performs an action, with the action's title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
  }

  open override var isEnabled: Bool { didSet { showPresentState() } }
  open override var isSelected: Bool { didSet { showPresentState() } }
  open override var isHighlighted: Bool { didSet { showPresentState() } }

  /// The title of the present state.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// The image of the present state.
  open var currentImage: UIImage? { images[state] ?? images[.normal] }

  /// The colour of the title in the present state.
  open var currentTitleColor: UIColor {
    titleColors[state] ?? titleColors[.normal] ?? (buttonType == .custom ? .white : tintColor)
  }

  /// Sets the title for a state; a state without one shows that of `normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    showPresentState()
  }

  /// Sets the colour of the title for a state; a state without one shows that of `normal`.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    showPresentState()
  }

  /// Sets the image for a state; a state without one shows that of `normal`.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    showPresentState()
  }

  /// Sets the image behind the title for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }

  /// The title that was set for a state; nil for none.
  open func title(for state: State) -> String? { titles[state] }

  /// The colour of the title that was set for a state; nil for none.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// The image that was set for a state; nil for none.
  open func image(for state: State) -> UIImage? { images[state] }

  /// The image behind the title that was set for a state; nil for none.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// A pressed button's main action is also performed when it is touched up inside.
  open override func sendActions(for controlEvents: Event) {
    let isPress = controlEvents.contains(.touchUpInside)
    super.sendActions(for: isPress ? controlEvents.union(.primaryActionTriggered) : controlEvents)
  }

  private func showPresentState() {
    titleLabel?.text = currentTitle
    titleLabel?.textColor = currentTitleColor
    imageView?.image = currentImage
  }
}

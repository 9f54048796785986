public import Foundation

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

    /// The same as `system`.
    public static var roundedRect: ButtonType { .system }
  }

  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal
    /// It is the main one.
    case primary
    /// It leaves things as they are.
    case cancel
    /// It destroys something.
    case destructive
  }

  /// How the button looks.
  open internal(set) var buttonType = ButtonType.custom

  /// The label that shows the title of the present state.
  open private(set) lazy var titleLabel: UILabel? = UILabel()

  /// The view that shows the image of the present state.
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  /// Room around title and image.
  open var contentEdgeInsets = UIEdgeInsets.zero

  /// Room around the title.
  open var titleEdgeInsets = UIEdgeInsets.zero

  /// Room around the image.
  open var imageEdgeInsets = UIEdgeInsets.zero

  /// How the button looks, all in one; its title and image are those of every state.
  open var configuration: Configuration? {
    didSet {
      showConfiguration(insteadOf: oldValue)
      invalidateIntrinsicContentSize()
    }
  }

  /// What the button is for.
  open var role = Role.normal

  /// The menu that the button shows.
  open var menu: UIMenu?

  /// Whether the image is darker while the button is touched.
  open var adjustsImageWhenHighlighted = true

  /// Whether the image is lighter while the button takes no touches.
  open var adjustsImageWhenDisabled = true

  /// Whether the button shines while it is touched.
  open var showsTouchWhenHighlighted = false

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleShadowColors: [State: UIColor] = [:]

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

  /// A button of the system with an image, which calls a method of an object.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// The title of the present state.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// The title of the present state with attributes.
  open var currentAttributedTitle: NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  /// The image behind the title of the present state.
  open var currentBackgroundImage: UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// The image of the present state.
  open var currentImage: UIImage? { images[state] ?? images[.normal] ?? imageOfType }

  /// The sign of a button whose type has one.
  private var imageOfType: UIImage? {
    switch buttonType {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
    case .contactAdd: UIImage(systemName: "plus.circle")
    case .close: UIImage(systemName: "xmark.circle.fill")
    }
  }

  /// The color of the title in the present state.
  open var currentTitleColor: UIColor {
    titleColors[state] ?? titleColors[.normal] ?? (buttonType == .custom ? .white : tintColor)
  }

  /// Sets the title for a state; a state without one shows that of `normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    showPresentState()
  }

  /// Sets the color of the title for a state; a state without one shows that of `normal`.
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

  /// The color of the title that was set for a state; nil for none.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// The image that was set for a state; nil for none.
  open func image(for state: State) -> UIImage? { images[state] }

  /// The image behind the title that was set for a state; nil for none.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// Sets the title with attributes for a state, which is shown in place of a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    showPresentState()
  }

  /// The title with attributes that was set for a state; nil for none.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  /// Sets the color of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadowColors[state] = color
  }

  /// The color of the title's shadow that was set for a state; nil for none.
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] }

  /// A pressed button's main action is performed when it is touched up inside.
  override var primaryEvent: Event? { .touchUpInside }

  /// The room that title and image take.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    let title = titleLabel?.intrinsicContentSize ?? .zero
    let image =
      configuration?.showsActivityIndicator == true
      ? Configuration.wheelSize : currentImage?.size ?? .zero
    if let configuration {
      let content = configuration.content(title: title, image: image).size
      let insets = configuration.contentInsets
      return CGSize(
        width: content.width + insets.leading + insets.trailing,
        height: content.height + insets.top + insets.bottom)
    }
    // A button is as high as what is in it and no smaller than the system makes it.
    return CGSize(
      width: max(30, title.width + image.width) + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(34, title.height, image.height) + contentEdgeInsets.top
        + contentEdgeInsets.bottom)
  }

  /// Takes title and image over from the configuration; one that has none leaves what the app set for the normal state.
  ///
  /// An initializer has to call this: Swift calls no observer of what it sets.
  func showConfiguration(insteadOf old: Configuration? = nil) {
    guard let configuration else { return }
    if old == nil, titleLabel?.font == UIFont.systemFont(ofSize: UIFont.labelFontSize) {
      titleLabel?.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    }
    if configuration.title != nil || old?.title != nil {
      setTitle(configuration.title, for: .normal)
    }
    if configuration.image != nil || old?.image != nil {
      setImage(configuration.image, for: .normal)
    }
  }

  /// A button whose menu is its main action opens it.
  override func userTouched(at point: CGPoint) {
    if showsMenuAsPrimaryAction, let menu { OpenMenu.open(menu, for: self) }
  }

  override var accessibilityLabelByDefault: String? {
    currentAttributedTitle?.string ?? currentTitle ?? currentImage?.accessibilityName
  }

  override var isAccessibilityElementByDefault: Bool { true }

  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union(isSelected ? [.button, .selected] : .button)
  }

  private func showPresentState() {
    let before = (titleLabel?.text, imageView?.image)
    defer {
      if before != (titleLabel?.text, imageView?.image) { invalidateIntrinsicContentSize() }
    }
    if let currentAttributedTitle {
      titleLabel?.attributedText = currentAttributedTitle
    } else {
      titleLabel?.text = currentTitle
    }
    titleLabel?.textColor = currentTitleColor
    imageView?.image = currentImage
  }

  override var baselinesFromMiddle: Baselines? { titleLabel?.baselinesFromMiddle }
}

/// A message with buttons, in front of all else.
///
/// It is not saved, with an identifier neither (uikit-restoration 4).
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// How the message is shown.
  public enum Style: Int, Sendable {
    /// From the lower edge.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// The text below the title.
  open var message: String?

  /// How the message is shown.
  open private(set) var preferredStyle = Style.alert

  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The button that stands out.
  open var preferredAction: UIAlertAction?

  /// The text fields, in the order in which they were added; nil where there are none.
  open private(set) var textFields: [UITextField]?

  /// Creates a message without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    let isPopover = preferredStyle == .actionSheet && Device.idiom == .pad
    modalPresentationStyle = isPopover ? .popover : .custom
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    let isSecondCancel = action.style == .cancel && actions.contains { $0.style == .cancel }
    guard !isSecondCancel else {
      fatalError(
        "UIAlertController can only have one action with the style cancel. "
          + "UIKit raises an exception here.")
    }
    actions.append(action)
  }

  /// Adds a text field, which `configurationHandler` sets up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      fatalError(
        "Text fields can only be added to an alert of the style alert. "
          + "UIKit raises an exception here.")
    }
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    if isViewLoaded { view.addSubview(field) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for field in textFields ?? [] { view.addSubview(field) }
    Keyboard.follow(view)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeFields()
  }

  /// The first text field is edited as soon as the alert is there.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  override var isKindThatIsRestored: Bool { false }

  /// The buttons.
  override var userTargets: [UserTarget] {
    actions.map { action in
      UserTarget(names: [action.title ?? ""], isEnabled: action.isEnabled) { [self] in
        userAnswers(action, entering: [])
      }
    }
  }

  /// What the user does: types, and taps a button.
  ///
  /// The alert is gone when the button's handler runs.
  package func userAnswers(_ action: UIAlertAction, entering texts: [String]) {
    for (field, text) in zip(textFields ?? [], texts) {
      field.becomeFirstResponder()
      field.text = ""
      field.insertText(text)
    }
    presenter?.dismiss(animated: true)
    action.handler?(action)
  }
}

public import Foundation
import KeyedArchive

/// A control in which a line of text is edited.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  /// The text; setting it puts the caret behind it while the field is edited, and nil stands for none.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      storedAttributedText = nil
      selection = isEditing ? EditedText(text).end : nil
      setNeedsLayout()
    }
  }

  /// The text with its attributes; a plain text has those of the field.
  open var attributedText: NSAttributedString? {
    get {
      storedAttributedText
        ?? text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) }
    }
    set {
      text = newValue?.string
      storedAttributedText = newValue
    }
  }

  /// The attributes of plain text.
  open lazy var defaultTextAttributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 17)
  ]

  /// What is shown while there is no text.
  open var placeholder: String?

  /// What is shown while there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedAttributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      storedAttributedPlaceholder = newValue
    }
  }

  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)

  /// How the edge looks.
  open var borderStyle = BorderStyle.none

  /// Whether the text goes away when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether typed text takes the place of the whole.
  open var clearsOnInsertion = false

  /// Whether the text is made smaller so that it fits.
  open var adjustsFontSizeToFitWidth = false

  /// How small the text may be made.
  open var minimumFontSize: CGFloat = 0

  /// Whether the font follows the size of text that the user chooses.
  open var adjustsFontForContentSizeCategory = false

  /// When there is a button that empties the field.
  open var clearButtonMode = ViewMode.never

  /// The view before the text.
  open var leftView: UIView? {
    didSet { replaceSideView(oldValue, by: leftView) }
  }

  /// When the view before the text is shown.
  open var leftViewMode = ViewMode.never {
    didSet { showSideViews() }
  }

  /// The view behind the text.
  open var rightView: UIView? {
    didSet { replaceSideView(oldValue, by: rightView) }
  }

  /// When the view behind the text is shown.
  open var rightViewMode = ViewMode.never {
    didSet { showSideViews() }
  }

  /// The image behind the whole.
  open var background: UIImage?

  /// Which keys the keyboard has.
  open var keyboardType = UIKeyboardType.default

  /// How the keyboard looks.
  open var keyboardAppearance = UIKeyboardAppearance.default

  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the return key works only when there is text.
  open var enablesReturnKeyAutomatically = false

  /// Which letters are made capital.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether mistakes are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Whether mistakes are marked.
  open var spellCheckingType = UITextSpellCheckingType.default

  /// Whether typed quotation marks become those of the language.
  open var smartQuotesType = UITextSmartQuotesType.default

  /// Whether typed hyphens become dashes.
  open var smartDashesType = UITextSmartDashesType.default

  /// Whether room between words is kept right where text is put in and taken out.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

  /// What the text is.
  open var textContentType: UITextContentType!

  /// The view shown in place of the keyboard.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// The view shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  /// The color of the text.
  open var textColor: UIColor? = .label

  /// Where the text is.
  open var textAlignment: NSTextAlignment = .natural

  /// Whether the text cannot be read, as for passwords.
  open var isSecureTextEntry = false

  /// The object that UIKit asks and notifies about editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  private var storedAttributedText: NSAttributedString?
  private var storedAttributedPlaceholder: NSAttributedString?
  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

  private var selection: NSRange? {
    didSet { if selection != oldValue, isEditing { delegate?.textFieldDidChangeSelection(self) } }
  }

  /// Of a text field the keyboard follows when the delegate was told.
  override var showsKeyboardItself: Bool { true }

  override func userTouched(at point: CGPoint) {
    if showsClearButton, clearButtonRect(forBounds: bounds).contains(point) { userClears() }
    becomeFirstResponder()
  }

  // MARK: Where things are

  /// Where the edge is.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text is while it is not edited: between the views at its sides.
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }

  /// Where the text is while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }

  /// Where the placeholder is: where the text would be.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Where the button is that empties the field.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// Where the view before the text is: at the left edge, as large as it is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.sizeBesideText ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where the view behind the text is: at the right edge, as large as it is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.sizeBesideText ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView, leftView.superview === self {
      leftView.frame = leftViewRect(forBounds: bounds)
    }
    if let rightView, rightView.superview === self {
      rightView.frame = rightViewRect(forBounds: bounds)
    }
  }

  open override var intrinsicContentSize: CGSize {
    let size = TextSize.size(
      of: (text ?? "").isEmpty ? placeholder : text, font: font ?? .systemFont(ofSize: 17))
    // A field with a rounded edge is 34 points high with the usual font.
    let edge = borderStyle == .roundedRect ? CGSize(width: 14, height: 12) : .zero
    return CGSize(
      width: size.width + edge.width + widthBesideText,
      height: max(22, size.height) + edge.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var accessibilityLabelByDefault: String? { placeholder }
  override var isAccessibilityElementByDefault: Bool { true }

  open override var canBecomeFirstResponder: Bool {
    !isHidden && isUserInteractionEnabled && isEnabled
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    showSideViews()
    if clearsOnBeginEditing { text = "" }
    selection = selection ?? EditedText(text).end
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    Keyboard.followFirstResponder()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    showSideViews()
    sendActions(for: .editingDidEnd)
    tellOfEnd()
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    Keyboard.followFirstResponder()
    return true
  }

  /// A delegate that has the newer method is told by that one alone.
  private func tellOfEnd() {
    guard let delegate else { return }
    let newer = "textFieldDidEndEditing(_:reason:)"
    if let object = delegate as? NSObject, AppClasses.implement(newer, by: object) {
      delegate.textFieldDidEndEditing(self, reason: .committed)
    } else {
      delegate.textFieldDidEndEditing(self)
    }
  }

  /// Types a text, as the user does: the delegate is asked for each character.
  package func userTypes(_ text: String) {
    for character in text {
      guard isFirstResponder else { return }
      if character == "\n" { userPressesReturn() } else { userTypes(character) }
    }
  }

  private func userTypes(_ character: Character) {
    let range = selection ?? EditedText(text).end
    let allowed = delegate?.textField(
      self, shouldChangeCharactersIn: range, replacementString: String(character))
    if allowed ?? true { insertText(String(character)) }
  }

  /// Presses the return key, as the user does; editing ends where the app listens for that.
  package func userPressesReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let isListenedTo = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if isListenedTo { resignFirstResponder() }
  }

  /// Empties the field with its button, as the user does.
  package func userClears() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    tellOfChange()
  }

  private func tellOfChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Text input

  open var hasText: Bool { !(text ?? "").isEmpty }

  open var selectedTextRange: UITextRange? {
    get { selection.map(UITextRange.init) }
    set { selection = newValue.map(\.range).flatMap { EditedText(text).has($0) ? $0 : nil } }
  }

  /// The place behind the text.
  open var endOfDocument: UITextPosition { UITextPosition(offset: EditedText(text).length) }

  open func text(in range: UITextRange) -> String? { EditedText(text).part(range.range) }

  open func replace(_ range: UITextRange, withText text: String) {
    let edited = EditedText(self.text).replacing(range.range, with: text)
    self.text = edited.text
    selection = edited.caret
  }

  open func insertText(_ text: String) {
    replace(UITextRange(selection ?? EditedText(self.text).end), withText: text)
    tellOfChange()
  }

  open func deleteBackward() {
    let caret = selection ?? EditedText(text).end
    let range = caret.length > 0 ? caret : EditedText(text).character(before: caret.location)
    guard let range else { return }
    replace(UITextRange(range), withText: "")
    tellOfChange()
  }

  // MARK: Restoration

  /// Saves the selection; the text is the app's to save (uikit-restoration 4).
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.withUIKitKeys {
      guard let selection else { return }
      coder.encode(NSStringFromRange(selection) as Any?, forKey: Self.selectionKey)
    }
  }

  /// Selects what was selected; what the present text does not have is not a selection.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    coder.withUIKitKeys {
      guard coder.containsValue(forKey: Self.selectionKey),
        let saved = coder.decodeObject(forKey: Self.selectionKey) as? String
      else { return }
      let range = NSRangeFromString(saved)
      selection = EditedText(text).has(range) ? range : nil
    }
  }

  /// UIKit's own name for this is not known (uikit-restoration 6.4).
  private static let selectionKey = ChosenArchiveKey.fieldSelectedRange.rawValue

  override var baselinesFromMiddle: Baselines? {
    let font = font ?? .systemFont(ofSize: 17)
    return Baselines(font: font, height: font.lineHeight)
  }
}

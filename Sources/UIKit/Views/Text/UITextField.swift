public import Foundation

/// A control in which a line of text is edited.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  /// The text; setting it puts the caret behind it while the field is edited.
  open var text: String? = "" {
    didSet { selection = isEditing ? EditedText(text).end : nil }
  }

  /// What is shown while there is no text.
  open var placeholder: String?

  /// The colour of the text.
  open var textColor: UIColor? = .label

  /// Where the text stands.
  open var textAlignment: NSTextAlignment = .natural

  /// Whether the text cannot be read, as for passwords.
  open var isSecureTextEntry = false

  /// Who is asked and told about editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  private var selection: NSRange?

  open override var canBecomeFirstResponder: Bool {
    !isHidden && isUserInteractionEnabled && isEnabled
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    selection = selection ?? EditedText(text).end
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
    return true
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
    sendActions(for: .editingChanged)
  }

  open func deleteBackward() {
    let caret = selection ?? EditedText(text).end
    let range = caret.length > 0 ? caret : EditedText(text).character(before: caret.location)
    guard let range else { return }
    replace(UITextRange(range), withText: "")
    sendActions(for: .editingChanged)
  }

  // MARK: Restoration

  /// Saves the selection; the text is the app's to save (uikit-restoration 4).
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    guard let selection else { return }
    coder.encode(NSStringFromRange(selection) as Any?, forKey: Self.selectionKey)
  }

  /// Selects what was selected; what the present text does not have is no selection.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard coder.containsValue(forKey: Self.selectionKey),
      let saved = coder.decodeObject(forKey: Self.selectionKey) as? String
    else { return }
    let range = NSRangeFromString(saved)
    selection = EditedText(text).has(range) ? range : nil
  }

  /// UIKit's own name for this is not known (uikit-restoration 6.4).
  private static let selectionKey = ChosenArchiveKey.fieldSelectedRange.rawValue
}

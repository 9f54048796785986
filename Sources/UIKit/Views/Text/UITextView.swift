public import Foundation
import KeyedArchive

/// A view in which text of many lines is read and edited.
///
/// Its delegate may be a `UITextViewDelegate`; in Apple's SDK that is the property's type, which
/// Swift cannot narrow without Objective-C.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  /// The text; setting it puts the caret behind it, and nil stands for none: it is never read as nil.
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      storedAttributedText = nil
      selectedRange = EditedText(text).end
      if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }
  }

  /// The text with its attributes; a plain text has those of the view.
  open var attributedText: NSAttributedString! {
    get {
      storedAttributedText ?? NSAttributedString(string: text ?? "", attributes: typingAttributes)
    }
    set {
      text = newValue?.string ?? ""
      storedAttributedText = newValue
    }
  }

  /// The attributes of typed text.
  open lazy var typingAttributes: [NSAttributedString.Key: Any] = [
    .font: font ?? .systemFont(ofSize: 12)
  ]

  /// The font.
  open var font: UIFont? {
    didSet { if font != oldValue, !isScrollEnabled { invalidateIntrinsicContentSize() } }
  }

  /// Room around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  /// Which keys the keyboard has.
  open var keyboardType = UIKeyboardType.default

  /// How the keyboard looks.
  open var keyboardAppearance = UIKeyboardAppearance.default

  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default

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

  /// Whether the return key works only when there is text.
  open var enablesReturnKeyAutomatically = false

  /// What the text is.
  open var textContentType: UITextContentType!

  /// Whether the text cannot be read, as for passwords.
  open var isSecureTextEntry = false

  /// Whether the font follows the size of text that the user chooses.
  open var adjustsFontForContentSizeCategory = false

  /// Whether attributes can be edited.
  open var allowsEditingTextAttributes = false

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

  private var storedAttributedText: NSAttributedString?
  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?

  /// The color of the text.
  open var textColor: UIColor? = .label

  /// Where the text is.
  open var textAlignment: NSTextAlignment = .natural

  /// Whether the text can be edited.
  open var isEditable = true

  /// What of the text becomes a link by itself; kept as data.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// Whether the text can be selected.
  open var isSelectable = true

  /// The selected part of the text, in UTF-16 units; an empty one is where typed text goes.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet {
      if selectedRange != oldValue { textDelegate?.textViewDidChangeSelection(self) }
    }
  }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  open override var canBecomeFirstResponder: Bool { isSelectable || isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// The size of the text, which is what is shown in part.
  open override var contentSize: CGSize {
    get { sizeThatFits(bounds.size) }
    set {}
  }

  /// Scrolls so that a part of the text can be seen.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard let lines = lines(of: range) else { return }
    scrollRectToVisible(lines, animated: false)
  }

  /// The room that the text takes.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let room = size.width - insets.left - insets.right - 2 * Self.edgeOfLines
    let height = height(of: (text ?? "").isEmpty ? "x" : text, width: max(0, room))
    return CGSize(width: size.width, height: height + insets.top + insets.bottom)
  }

  /// The room at both ends of each line (Apple's page of `lineFragmentPadding`).
  private static let edgeOfLines: CGFloat = 5

  private func height(of text: String?, width: CGFloat) -> CGFloat {
    TextSize.size(of: text, font: font ?? .systemFont(ofSize: 12), width: width).height
  }

  /// The lines that a part of the text is on, in the content.
  private func lines(of range: NSRange) -> CGRect? {
    let edited = EditedText(text)
    guard edited.has(range) else { return nil }
    let before = edited.part(NSRange(location: 0, length: range.location))
    let whole = edited.part(NSRange(location: 0, length: range.location + range.length))
    let line = height(of: "x", width: bounds.width)
    let top = max(0, height(of: before, width: bounds.width) - line)
    let bottom = max(line, height(of: whole, width: bounds.width))
    return CGRect(x: 0, y: textContainerInset.top + top, width: 1, height: bottom - top)
  }

  /// Types a text, as the user does: the delegate is asked for each character.
  package func userTypes(_ text: String) {
    for character in text where isFirstResponder && isEditable {
      let allowed = textDelegate?.textView(
        self, shouldChangeTextIn: selectedRange, replacementText: String(character))
      if allowed ?? true { insertText(String(character)) }
    }
  }

  // MARK: Text input

  open var hasText: Bool { !(text ?? "").isEmpty }

  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { if let range = newValue?.range, EditedText(text).has(range) { selectedRange = range } }
  }

  /// The place behind the text.
  open var endOfDocument: UITextPosition { UITextPosition(offset: EditedText(text).length) }

  open func text(in range: UITextRange) -> String? { EditedText(text).part(range.range) }

  open func replace(_ range: UITextRange, withText text: String) {
    let edited = EditedText(self.text).replacing(range.range, with: text)
    self.text = edited.text
    selectedRange = edited.caret
  }

  open func insertText(_ text: String) {
    replace(UITextRange(selectedRange), withText: text)
    tellOfChange()
  }

  open func deleteBackward() {
    let caret = selectedRange
    let range = caret.length > 0 ? caret : EditedText(text).character(before: caret.location)
    guard let range else { return }
    replace(UITextRange(range), withText: "")
    tellOfChange()
  }

  private func tellOfChange() {
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Restoration

  /// Saves the selection and whether the text can be edited; the text is the app's to save
  /// (uikit-restoration 4).
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.withUIKitKeys {
      coder.encode(NSStringFromRange(selectedRange) as Any?, forKey: RestorationKey.selectedRange)
      coder.encode(isEditable, forKey: RestorationKey.isEditable)
    }
  }

  /// Sets back what was saved; of a selection that the present text does not have nothing is
  /// selected.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    coder.withUIKitKeys {
      if coder.containsValue(forKey: RestorationKey.isEditable) {
        isEditable = coder.decodeBool(forKey: RestorationKey.isEditable)
      }
      guard coder.containsValue(forKey: RestorationKey.selectedRange),
        let saved = coder.decodeObject(forKey: RestorationKey.selectedRange) as? String
      else { return }
      let range = NSRangeFromString(saved)
      selectedRange = EditedText(text).has(range) ? range : EditedText(text).end
    }
  }

  /// UIKit's own names for these are not known (uikit-restoration 6.4).
  private enum RestorationKey {
    static let selectedRange = ChosenArchiveKey.textSelectedRange.rawValue
    static let isEditable = ChosenArchiveKey.textIsEditable.rawValue
  }

  /// As high as its text where it does not scroll; a view that scrolls has no size of its own.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let line = TextSize.size(of: text, font: font ?? .systemFont(ofSize: 12))
    let width =
      line.width + textContainerInset.left + textContainerInset.right + 2 * Self.edgeOfLines
    return CGSize(width: width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
  }
}

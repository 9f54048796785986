public import Foundation

/// A view in which a line of text is edited.
@preconcurrency @MainActor
open class UITextField: UIView {
  /// The text.
  open var text: String? = ""

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

  open override var canBecomeFirstResponder: Bool { !isHidden && isUserInteractionEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self)
    return true
  }
}

/// What a text field asks and tells; every method is optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Called before editing begins; false refuses.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called after the field became first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Called before editing ends; false refuses.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called after the field stopped being first responder.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called when the return key is pressed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Allows.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Allows.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Allows.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

public import Foundation

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

  /// Called in place of `textFieldDidEndEditing(_:)` on delegates that have it.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Called before the user's typing changes the text; false refuses.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Called after the selection changed while the text is edited.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Called when the button that empties the field is pressed; false refuses.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Called when the return key is pressed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  public func textFieldDidEndEditing(_ textField: UITextField) {}

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {}

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}

public import Foundation

/// What a text view asks and tells; every method is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Called before editing begins; false refuses.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Called after the view became first responder.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Called before editing ends; false refuses.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called after the view stopped being first responder.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Called before the user's typing changes the text; false refuses.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called after the user changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// Called after the selection changed, by the user or by code.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  public func textViewDidBeginEditing(_ textView: UITextView) {}

  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  public func textViewDidEndEditing(_ textView: UITextView) {}

  public func textViewDidChange(_ textView: UITextView) {}

  public func textViewDidChangeSelection(_ textView: UITextView) {}

  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

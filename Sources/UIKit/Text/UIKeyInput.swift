/// What text can be typed into, at its end.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Puts in typed text.
  func insertText(_ text: String)

  /// Deletes the selection, or the character before it.
  func deleteBackward()
}

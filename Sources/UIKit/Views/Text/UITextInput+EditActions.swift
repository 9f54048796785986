/// What the menu above selected text does.
extension UITextInput {
  func selectWholeText() {
    selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
  }

  func copySelectedText() {
    if let selectedText { UIPasteboard.general.string = selectedText }
  }

  func cutSelectedText() {
    copySelectedText()
    deleteSelectedText()
  }

  func pasteText() {
    if let text = UIPasteboard.general.string { insertText(text) }
  }

  func deleteSelectedText() {
    if selectedText != nil { deleteBackward() }
  }

  /// The selected text; nil where nothing is selected.
  private var selectedText: String? {
    guard let text = selectedTextRange.flatMap(text(in:)), !text.isEmpty else { return nil }
    return text
  }
}

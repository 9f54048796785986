import Foundation

/// The text field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// What the user sees before the text, each in one piece.
  open var tokens: [UISearchToken] = []

  /// Whether the user takes tokens away with the delete key.
  open var allowsDeletingTokens = true

  /// Whether the user copies tokens.
  open var allowsCopyingTokens = true

  /// The color behind tokens.
  open var tokenBackgroundColor: UIColor!

  weak var searchBar: UISearchBar?

  open override var text: String? {
    didSet { searchBar?.textChanged(from: oldValue) }
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let searchBar else { return super.becomeFirstResponder() }
    guard searchBar.delegate?.searchBarShouldBeginEditing(searchBar) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    searchBar.editingBegan()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, let searchBar else { return super.resignFirstResponder() }
    guard searchBar.delegate?.searchBarShouldEndEditing(searchBar) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    searchBar.delegate?.searchBarTextDidEndEditing(searchBar)
    return true
  }

  open override func insertText(_ text: String) {
    guard let searchBar else { return super.insertText(text) }
    searchBar.userChanges(replacing: selectedRange, with: text) { super.insertText(text) }
  }

  open override func deleteBackward() {
    guard let searchBar else { return super.deleteBackward() }
    guard let range = rangeBeforeCaret else { return userDeletesToken(of: searchBar) }
    searchBar.userChanges(replacing: range, with: "") { super.deleteBackward() }
  }

  /// The delete key before all text takes the last token away.
  private func userDeletesToken(of searchBar: UISearchBar) {
    guard allowsDeletingTokens, !tokens.isEmpty else { return super.deleteBackward() }
    searchBar.userChanges(replacing: selectedRange, with: "") { tokens.removeLast() }
  }

  private var selectedRange: NSRange {
    selectedTextRange?.range ?? EditedText(text).end
  }

  private var rangeBeforeCaret: NSRange? {
    let caret = selectedRange
    return caret.length > 0 ? caret : EditedText(text).character(before: caret.location)
  }
}

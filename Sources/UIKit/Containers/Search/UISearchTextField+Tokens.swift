import Foundation

// As with its text, a field does not report tokens that the app itself sets or takes away.
extension UISearchTextField {
  /// Puts a token in before the one that is there, or behind the last.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }

  /// Takes a token away.
  public func removeToken(at tokenIndex: Int) {
    tokens.remove(at: tokenIndex)
  }

  /// The text without the tokens, which are before it.
  public var textualRange: UITextRange {
    UITextRange(NSRange(location: 0, length: EditedText(text).length))
  }

  /// Puts a token in place of a part of the text.
  public func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
}

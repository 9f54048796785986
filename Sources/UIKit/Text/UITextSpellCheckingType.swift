/// Whether mistakes are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system likes.
  case `default`
  case no
  case yes
}

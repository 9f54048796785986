/// Whether mistakes are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system likes.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

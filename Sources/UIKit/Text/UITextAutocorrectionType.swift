/// Whether mistakes are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system likes.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether mistakes are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system likes.
  case `default`
  case no
  case yes
}

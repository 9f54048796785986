/// Whether typed hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the user likes.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

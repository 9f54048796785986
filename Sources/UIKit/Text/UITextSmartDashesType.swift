/// Whether typed hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the user likes.
  case `default`
  case no
  case yes
}

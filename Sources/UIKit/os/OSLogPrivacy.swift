/// Whether a value in the log can be read by others.
public struct OSLogPrivacy: Hashable, Sendable {
  private var name: String

  /// As the system chooses.
  public static let auto = OSLogPrivacy(name: "auto")
  /// It can.
  public static let `public` = OSLogPrivacy(name: "public")
  /// It cannot.
  public static let `private` = OSLogPrivacy(name: "private")
  /// It cannot, and must not be guessed either.
  public static let sensitive = OSLogPrivacy(name: "sensitive")
}

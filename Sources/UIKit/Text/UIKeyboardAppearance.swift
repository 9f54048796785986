/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system likes.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light

  /// The same as `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the system likes.
  case `default`
  /// Light, on dark.
  case lightContent
  /// Dark, on light.
  case darkContent = 3
}

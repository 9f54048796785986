/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the system likes.
  case `default`
  /// Light, on dark.
  case lightContent
  /// Dark, on light.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// It fades.
  case fade
  /// It slides.
  case slide
}

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default`
  /// Low.
  case compact
  /// With a line above the title.
  case defaultPrompt = 101
  /// Low, with a line above the title.
  case compactPrompt
}

/// How a bar looks.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default`
  /// Dark.
  case black
  /// Dark, and something can be seen through it.
  case blackTranslucent
}

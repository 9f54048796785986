/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, and up under the status bar.
  case topAttached
}

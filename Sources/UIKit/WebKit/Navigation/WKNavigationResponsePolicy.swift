/// Whether a page may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It may not.
  case cancel
  /// It may.
  case allow
  /// What came shall be kept as a file.
  case download
}

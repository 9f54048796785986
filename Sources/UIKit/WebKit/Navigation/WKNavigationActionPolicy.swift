/// Whether a page may be asked for.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It may not.
  case cancel
  /// It may.
  case allow
  /// What is at the address shall be kept as a file.
  case download
}

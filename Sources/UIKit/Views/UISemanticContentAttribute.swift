/// Whether a view is mirrored in languages that are written from the right.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the language.
  case unspecified
  /// Never, because it is about playing.
  case playback
  /// Never, because it is about directions.
  case spatial
  /// Never.
  case forceLeftToRight
  /// Always.
  case forceRightToLeft
}

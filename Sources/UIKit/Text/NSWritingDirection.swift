/// In which direction text is written.
public enum NSWritingDirection: Int, Sendable {
  /// As its language.
  case natural = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

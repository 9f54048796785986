/// Where text is in its line.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides.
  case justified
  /// Where the text's language puts it.
  case natural
}

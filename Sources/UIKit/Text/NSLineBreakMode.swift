/// How lines are cut off or broken.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping
  /// Between characters.
  case byCharWrapping
  /// At the edge.
  case byClipping
  /// With three dots at the beginning.
  case byTruncatingHead
  /// With three dots at the end.
  case byTruncatingTail
  /// With three dots in the middle.
  case byTruncatingMiddle
}

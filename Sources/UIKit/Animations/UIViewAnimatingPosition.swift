/// Where an animation of views ended or will end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the end.
  case end
  /// At the beginning.
  case start
  /// In between.
  case current
}

/// How far an animation of views is.
public enum UIViewAnimatingState: Int, Sendable {
  /// It did not start or is over.
  case inactive
  /// It runs or is paused.
  case active
  /// It was stopped and waits for its end.
  case stopped
}

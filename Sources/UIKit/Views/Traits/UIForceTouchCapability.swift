/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown
  /// It does not.
  case unavailable
  /// It does.
  case available
}

/// How the interface stands.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown
  /// Upright.
  case portrait
  /// On its head.
  case portraitUpsideDown
  /// With the home button at the right.
  case landscapeRight
  /// With the home button at the left.
  case landscapeLeft

  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

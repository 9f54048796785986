/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  /// Upright.
  case portrait
  /// Upright with the top below.
  case portraitUpsideDown
  /// On its left side, seen from the back.
  case landscapeLeft
  /// On its right side, seen from the back.
  case landscapeRight
  /// Lying on its back.
  case faceUp
  /// Lying on its screen.
  case faceDown

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface has an orientation for it.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

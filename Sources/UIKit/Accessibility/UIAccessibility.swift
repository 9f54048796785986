public import Foundation

/// What is on for users who cannot see or hear well: nothing here, and posts have no effect.
public enum UIAccessibility {
  /// What is told to who helps users.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Creates a notification.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Much of the screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Some of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something shall be said.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether what is on screen is read out.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether little shall move.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether nothing shall be seen through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text shall be bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colors shall be darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether elements are chosen by a switch.
  public static var isSwitchControlRunning: Bool { false }

  /// Informs assistive technologies; there are none here.
  public static func post(notification: Notification, argument: Any?) {}

  /// Posted when reading out is turned on or off.
  public static let voiceOverStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
}

public import Foundation

extension UIWindow {
  /// How far in front of others a window stands.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number; higher is further in front.
    public let rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// That of windows, unless another is set.
    public static let normal = Level(0)
    /// That of the status bar.
    public static let statusBar = Level(1000)
    /// That of alerts.
    public static let alert = Level(2000)

    /// A level that is higher by so much.
    public static func + (level: Level, difference: CGFloat) -> Level {
      Level(level.rawValue + difference)
    }

    /// A level that is lower by so much.
    public static func - (level: Level, difference: CGFloat) -> Level {
      Level(level.rawValue - difference)
    }
  }
}

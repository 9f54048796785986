public import Foundation

extension UIScrollView {
  /// How fast scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// How scrolling hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none
    /// As soon as the user drags.
    case onDrag
    /// When the user drags over it.
    case interactive
    /// As soon as the user drags, and what is above the keyboard with it.
    case onDragWithAccessory
    /// When the user drags over it, and what is above the keyboard with it.
    case interactiveWithAccessory
  }

  /// Whether safe areas become room around the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system likes.
    case automatic
    /// In directions in which the content scrolls.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }
}

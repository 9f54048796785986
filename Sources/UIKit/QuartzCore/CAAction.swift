public import Foundation

/// Something to be done when a property of a layer changes; nothing is done here.
public protocol CAAction: AnyObject {}

extension NSNull: CAAction {}
extension CAAnimation: CAAction {}

/// Who draws a layer.
public protocol CALayerDelegate: AnyObject {}

/// Where in a layer what is drawn is.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// At the top.
  public static let top = Self(rawValue: "top")
  /// At the bottom.
  public static let bottom = Self(rawValue: "bottom")
  /// At the left.
  public static let left = Self(rawValue: "left")
  /// At the right.
  public static let right = Self(rawValue: "right")
  /// Everywhere, stretched.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as fills.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

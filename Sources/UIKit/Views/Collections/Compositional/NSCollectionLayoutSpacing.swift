public import Foundation

/// The room between things in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  /// The number of points, or the least number.
  public let spacing: CGFloat

  /// Whether the room may be more.
  public let isFlexibleSpacing: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }

  /// Room of at least a number of points; it is that number here.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(flexibleSpacing, isFlexible: true)
  }

  /// Room of a number of points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(fixedSpacing, isFlexible: false)
  }

  /// Whether the room is always the same.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

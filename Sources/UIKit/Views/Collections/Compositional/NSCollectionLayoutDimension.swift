public import Foundation

/// The width or the height of something in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case fractionOfWidth, fractionOfHeight, absolute, estimate
  }

  let kind: Kind

  /// The number of points, or the fraction.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// A fraction of the width of what it is in.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionOfWidth, fractionalWidth)
  }

  /// A fraction of the height of what it is in.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionOfHeight, fractionalHeight)
  }

  /// A number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute, absoluteDimension)
  }

  /// A number of points until the content is measured; here heights are, and widths of flow layouts.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimate, estimatedDimension)
  }

  /// Whether it is a fraction of a width.
  public var isFractionalWidth: Bool { kind == .fractionOfWidth }

  /// Whether it is a fraction of a height.
  public var isFractionalHeight: Bool { kind == .fractionOfHeight }

  /// Whether it is a number of points.
  public var isAbsolute: Bool { kind == .absolute }

  /// Whether it is an estimate.
  public var isEstimated: Bool { kind == .estimate }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionOfWidth: dimension * container.width
    case .fractionOfHeight: dimension * container.height
    case .absolute, .estimate: dimension
    }
  }
}

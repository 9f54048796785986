public import Foundation

extension NSValue {
  /// A rectangle as an object.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }

  /// A point as an object.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// The point.
  public var cgPointValue: CGPoint { pointValue }

  /// A size as an object.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
}

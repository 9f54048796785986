public import Foundation

extension CGRect {
  /// Whether a rectangle is the same.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGPoint {
  /// Whether a point is the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether a size is the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

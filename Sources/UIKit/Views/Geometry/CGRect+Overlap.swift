import Foundation

extension CGRect {
  /// Whether the rectangles have an area in common.
  ///
  /// Foundation's `intersects(_:)` on Linux is true of rectangles that only touch, and a page that
  /// begins where the view ends is not in sight.
  func overlaps(_ other: CGRect) -> Bool { NSIntersectsRect(self, other) }
}

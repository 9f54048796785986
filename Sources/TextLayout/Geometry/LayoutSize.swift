// Rounding is a function of the C library where nothing is optimized.
import Glibc

/// A size in points.
package struct LayoutSize: Hashable, Sendable {
  /// The width.
  package var width: Double

  /// The height.
  package var height: Double

  /// Creates a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Returns the size in whole pixels of a screen, rounded up as labels do.
  ///
  /// Seen on devices: a label with 17 points is 20.5 high at a scale of 2, and 20⅓ at a scale of 3.
  package func roundedUp(scale: Double) -> LayoutSize {
    LayoutSize(
      width: Self.roundedUp(width, scale: scale), height: Self.roundedUp(height, scale: scale))
  }

  /// A length that is a whole number of pixels but for the last digits stays what it is.
  private static func roundedUp(_ length: Double, scale: Double) -> Double {
    (length * scale - 0.000_1).rounded(.up) / scale
  }
}

/// A rectangle on a screen, in points from its upper left corner.
package struct DrawnRect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  /// Creates a rectangle whose edges are rounded to half points, which is what a page can show.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = Self.rounded(x)
    self.y = Self.rounded(y)
    self.width = max(0, Self.rounded(x + width) - self.x)
    self.height = max(0, Self.rounded(y + height) - self.y)
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// What both rectangles have in common; an empty one for nothing.
  package func intersection(_ other: DrawnRect) -> DrawnRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return DrawnRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  package func contains(_ other: DrawnRect) -> Bool { intersection(other) == other }

  /// Half points; within the largest size of a screen; a value that is not a number becomes 0.
  private static func rounded(_ value: Double) -> Double {
    guard value.isFinite else { return 0 }
    return (min(max(value, -bound), bound) * 2).rounded() / 2
  }

  private static let bound = 1_000_000.0
}

/// In JSON it is `[x, y, width, height]`.
extension DrawnRect: Codable {
  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.init(
      x: try values.decode(Double.self), y: try values.decode(Double.self),
      width: try values.decode(Double.self), height: try values.decode(Double.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [x, y, width, height] { try values.encode(value) }
  }
}

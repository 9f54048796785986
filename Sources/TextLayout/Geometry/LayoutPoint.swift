/// A place in a layout, in points from its top left corner.
package struct LayoutPoint: Hashable, Sendable {
  /// The distance from the left edge.
  package var x: Double

  /// The distance from the top.
  package var y: Double

  /// Creates a place.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle in points, from a layout's top left corner.
package struct LayoutRect: Hashable, Sendable {
  /// The distance of its left edge.
  package var x: Double

  /// The distance of its top.
  package var y: Double

  /// The width; 0 for a caret.
  package var width: Double

  /// The height.
  package var height: Double

  /// Creates a rectangle.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

import Foundation

/// The place of a view or guide in the coordinates of the view that it is in, as the solver knows it.
struct LayoutFrame {
  var x: LinearExpression
  var y: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  init(
    x: LinearExpression, y: LinearExpression, width: LinearExpression, height: LinearExpression
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A place that constraints do not change.
  init(_ frame: CGRect) {
    self.init(
      x: LinearExpression(frame.minX), y: LinearExpression(frame.minY),
      width: LinearExpression(frame.width), height: LinearExpression(frame.height))
  }

  var right: LinearExpression { x + width }

  var bottom: LinearExpression { y + height }

  func offset(byX dx: LinearExpression, y dy: LinearExpression) -> Self {
    LayoutFrame(x: x + dx, y: y + dy, width: width, height: height)
  }

  func inset(by insets: UIEdgeInsets) -> Self {
    LayoutFrame(
      x: x + insets.left, y: y + insets.top, width: width - (insets.left + insets.right),
      height: height - (insets.top + insets.bottom))
  }

  /// Where text that is centered from top to bottom has a baseline.
  func baseline(_ distanceFromMiddle: CGFloat) -> LinearExpression {
    y + 0.5 * height + distanceFromMiddle
  }
}

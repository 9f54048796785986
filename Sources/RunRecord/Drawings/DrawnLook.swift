/// How the box of an element looks; what is nil is as usual.
package struct DrawnLook: Hashable, Codable, Sendable {
  package var fill: DrawnColor?

  /// The colors of a gradient in place of `fill`.
  package var gradient: Gradient?
  package var border: DrawnColor?

  /// The width of the border in points.
  package var borderWidth: Double?
  package var cornerRadius: Double?

  /// Which corners are round, where not all are.
  package var roundCorners: Corners?
  package var shadow: Shadow?

  /// From 0 to 1.
  package var opacity: Double?

  /// The outline in which the element and what is in it are seen, as SVG writes paths; nil where all of them is.
  package var outline: String?

  /// Whether what reaches out of the box is not seen.
  package var clips: Bool?

  /// Two corners at one side.
  package enum Corners: String, Codable, Sendable {
    case top
    case bottom
    case left
    case right
  }

  package struct Gradient: Hashable, Codable, Sendable {
    package struct Stop: Hashable, Codable, Sendable {
      /// From 0 to 1.
      package var location: Double
      package var color: DrawnColor

      package init(location: Double, color: DrawnColor) {
        self.location = location
        self.color = color
      }
    }

    package var stops: [Stop]

    /// Where it begins and ends, from 0 to 1 in the box: `[x, y, x, y]`.
    package var line: [Double]

    /// How it goes where it does not go along the line.
    package var shape: Shape?

    package enum Shape: String, Codable, Sendable {
      /// From the beginning in all directions, as far as the end is across and down.
      case radial
      /// Around the beginning, from the direction of the end.
      case conic
    }

    package init(stops: [Stop], line: [Double], shape: Shape? = nil) {
      self.stops = stops
      self.line = line
      self.shape = shape
    }
  }

  package struct Shadow: Hashable, Codable, Sendable {
    package var color: DrawnColor
    package var x: Double
    package var y: Double
    package var radius: Double

    package init(color: DrawnColor, x: Double, y: Double, radius: Double) {
      self.color = color
      self.x = x
      self.y = y
      self.radius = radius
    }
  }

  package init(
    fill: DrawnColor? = nil, border: DrawnColor? = nil, borderWidth: Double? = nil,
    cornerRadius: Double? = nil
  ) {
    self.fill = fill
    self.border = border
    self.borderWidth = borderWidth
    self.cornerRadius = cornerRadius
  }

  /// Whether there is nothing to see of the box itself.
  package var isPlain: Bool { self == DrawnLook() }
}

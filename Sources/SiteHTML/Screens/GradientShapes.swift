import Foundation
import RunRecord

/// Gradients of layers.
///
/// Their ends are parts of the box, and so is how they go between them: in a box that is wider than high, a gradient from
/// corner to corner has the color of its middle in the other two corners.
enum GradientShapes {
  static func nodes(
    _ gradient: DrawnLook.Gradient, in frame: DrawnRect, radius: Double, _ names: inout ShapeNames
  ) -> [HTMLNode] {
    guard gradient.line.count == 4, !gradient.stops.isEmpty else { return [] }
    if gradient.shape == .conic { return wedges(gradient, in: frame, radius: radius, &names) }
    let name = names.next()
    let ground = ShapeText.rect(frame, radius: radius).with("fill", ShapeNames.address(of: name))
    return [definition(of: gradient, name), .element("rect", ground)]
  }

  /// A gradient whose line is in points of the screen; nil for one without a line.
  static func definition(onScreen gradient: DrawnLook.Gradient, _ name: String) -> HTMLNode? {
    guard gradient.line.count == 4 else { return nil }
    let line = gradient.line.map(ShapeText.number)
    let stops = stops(of: gradient)
    guard gradient.shape == .radial else {
      return .element(
        "linearGradient",
        [
          "id": name, "gradientUnits": "userSpaceOnUse", "x1": line[0], "y1": line[1],
          "x2": line[2], "y2": line[3],
        ], stops)
    }
    let (x, y) = (gradient.line[2] - gradient.line[0], gradient.line[3] - gradient.line[1])
    return .element(
      "radialGradient",
      [
        "id": name, "gradientUnits": "userSpaceOnUse", "cx": line[0], "cy": line[1],
        "r": ShapeText.number((x * x + y * y).squareRoot()),
      ], stops)
  }

  private static func stops(of gradient: DrawnLook.Gradient) -> [HTMLNode] {
    gradient.stops.map { stop in
      .element(
        "stop",
        ["offset": number(stop.location), "stop-color": ScreenShapes.stroke(stop.color)])
    }
  }

  private static func definition(of gradient: DrawnLook.Gradient, _ name: String) -> HTMLNode {
    let line = gradient.line.map(number)
    let stops = stops(of: gradient)
    guard gradient.shape == .radial else {
      return .element(
        "linearGradient",
        ["id": name, "x1": line[0], "y1": line[1], "x2": line[2], "y2": line[3]], stops)
    }
    let reach = [gradient.line[2] - gradient.line[0], gradient.line[3] - gradient.line[1]]
    return .element(
      "radialGradient",
      [
        "id": name, "cx": "0", "cy": "0", "r": "1",
        "gradientTransform":
          "translate(\(line[0]) \(line[1]))scale(\(reach.map { number(abs($0)) }.joined(separator: " ")))",
      ], stops)
  }

  // MARK: Around a point

  private static let wedgeCount = 60

  /// SVG has no such gradients: wedges of one color each, which overlap so that nothing is seen between them.
  private static func wedges(
    _ gradient: DrawnLook.Gradient, in frame: DrawnRect, radius: Double, _ names: inout ShapeNames
  ) -> [HTMLNode] {
    let line = gradient.line
    let center = (x: frame.x + frame.width * line[0], y: frame.y + frame.height * line[1])
    let start = atan2(
      (line[3] - line[1]) * frame.height, (line[2] - line[0]) * frame.width)
    let reach = 2 * (frame.width + frame.height)
    let name = names.next()
    func point(_ index: Int) -> String {
      let angle = start + 2 * .pi * Double(index) / Double(wedgeCount)
      return "\(ShapeText.number(center.x + reach * cos(angle))) "
        + ShapeText.number(center.y + reach * sin(angle))
    }
    let wedges = (0..<wedgeCount).map { index in
      ScreenColors.filled(
        "path",
        attributes: [
          "d": "M\(ShapeText.number(center.x)) \(ShapeText.number(center.y))L\(point(index))L"
            + "\(point(min(index + 2, wedgeCount)))Z"
        ], color: color(gradient.stops, at: (Double(index) + 0.5) / Double(wedgeCount)))
    }
    return [
      .element(
        "clipPath", ["id": name], [.element("rect", ShapeText.rect(frame, radius: radius))]),
      .element("g", ["clip-path": ShapeNames.address(of: name)], wedges),
    ]
  }

  private static func color(_ stops: [DrawnLook.Gradient.Stop], at place: Double) -> DrawnColor {
    let next = stops.firstIndex { $0.location >= place } ?? stops.count - 1
    let before = max(0, next - 1)
    let distance = stops[next].location - stops[before].location
    let share = distance > 0 ? (place - stops[before].location) / distance : 1
    let (from, to) = (stops[before].color, stops[next].color)
    return DrawnColor(
      light: mixed(from.light, to: to.light, share: share),
      dark: mixed(from.dark, to: to.dark, share: share))
  }

  private static func mixed(_ from: UInt32, to: UInt32, share: Double) -> UInt32 {
    [24, 16, 8, 0].reduce(0 as UInt32) { result, shift in
      let (first, second) = (
        Double(from >> UInt32(shift) & 0xFF), Double(to >> UInt32(shift) & 0xFF)
      )
      let byte = first + (second - first) * min(max(share, 0), 1)
      return result | UInt32(min(max(byte, 0), 255)) << UInt32(shift)
    }
  }

  private static func number(_ value: Double) -> String {
    let rounded = (min(max(value, -1000), 1000) * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

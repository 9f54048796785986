import RunRecord

/// A gradient as stripes, each above the rest of the one before: a gradient of SVG needs a name that is unique on its page.
enum GradientShapes {
  private static let stripes = 24

  static func nodes(
    _ gradient: DrawnLook.Gradient, in frame: DrawnRect, radius: Double
  ) -> [HTMLNode] {
    guard gradient.line.count == 4, let first = gradient.stops.first else { return [] }
    let isAcross =
      abs(gradient.line[2] - gradient.line[0]) > abs(gradient.line[3] - gradient.line[1])
    let ground = ScreenColors.filled("rect", ShapeText.rect(frame, radius: radius), first.color)
    let parts = (0..<stripes).map { index -> HTMLNode in
      let start = Double(index) / Double(stripes)
      let part =
        isAcross
        ? DrawnRect(
          x: frame.x + frame.width * start, y: frame.y, width: frame.width * (1 - start),
          height: frame.height)
        : DrawnRect(
          x: frame.x, y: frame.y + frame.height * start, width: frame.width,
          height: frame.height * (1 - start))
      return ScreenColors.filled("rect", ShapeText.rect(part), color(gradient.stops, at: start))
    }
    return radius > 0 ? [ground] : parts
  }

  private static func color(_ stops: [DrawnLook.Gradient.Stop], at place: Double) -> DrawnColor {
    let next = stops.firstIndex { $0.location >= place } ?? stops.count - 1
    let before = max(0, next - 1)
    let distance = stops[next].location - stops[before].location
    let share = distance > 0 ? (place - stops[before].location) / distance : 1
    let (from, to) = (stops[before].color, stops[next].color)
    return DrawnColor(
      light: mixed(from.light, to.light, share), dark: mixed(from.dark, to.dark, share))
  }

  private static func mixed(_ from: UInt32, _ to: UInt32, _ share: Double) -> UInt32 {
    [24, 16, 8, 0].reduce(0 as UInt32) { result, shift in
      let (first, second) = (
        Double(from >> UInt32(shift) & 0xFF), Double(to >> UInt32(shift) & 0xFF)
      )
      let byte = first + (second - first) * min(max(share, 0), 1)
      return result | UInt32(min(max(byte, 0), 255)) << UInt32(shift)
    }
  }
}

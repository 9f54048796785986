import Foundation
import RunRecord

/// A gradient as it was painted.
struct PaintedGradient: Hashable, Sendable {
  struct Stop: Hashable, Sendable {
    var color: CGColor
    var location: CGFloat
  }

  private(set) var stops: [Stop]
  private var start: CGPoint
  private var end: CGPoint

  /// Whether it goes from `start` in all directions.
  var isRadial = false

  /// Which part of the radius the first color has alone.
  var innerPart: CGFloat = 0

  private let goesOnBefore: Bool
  private let goesOnBehind: Bool

  /// More than a reader can tell apart.
  private static let mostStops = 16

  init(
    _ gradient: CGGradient, options: CGGradientDrawingOptions, start: CGPoint, end: CGPoint
  ) {
    stops = gradient.stops.prefix(Self.mostStops).map {
      Stop(color: $0.color, location: $0.location)
    }
    goesOnBefore = options.contains(.drawsBeforeStartLocation)
    goesOnBehind = options.contains(.drawsAfterEndLocation)
    self.start = start
    self.end = end
  }

  func applying(_ transform: CGAffineTransform) -> PaintedGradient {
    var gradient = self
    gradient.start = start.applying(transform)
    gradient.end = end.applying(transform)
    return gradient
  }

  func faded(by alpha: CGFloat) -> PaintedGradient {
    var gradient = self
    gradient.stops = stops.map { Stop(color: $0.color.faded(by: alpha), location: $0.location) }
    return gradient
  }

  /// As a drawing has it; nothing is seen before the first color and behind the last where it does not go on.
  func drawn(_ color: DrawnColor?) -> DrawnLook.Gradient {
    var drawn = stops.map { stop in
      DrawnLook.Gradient.Stop(
        location: part(innerPart + stop.location * (1 - innerPart)),
        color: color ?? stop.color.drawn)
    }
    if let first = drawn.first, !goesOnBefore,
      !isRadial || innerPart > 0
    {
      drawn.insert(.init(location: first.location, color: first.color.clear), at: 0)
    }
    if let last = drawn.last, !goesOnBehind {
      drawn.append(.init(location: last.location, color: last.color.clear))
    }
    return DrawnLook.Gradient(
      stops: drawn, line: [start.x, start.y, end.x, end.y].map { part($0) },
      shape: isRadial ? .radial : nil)
  }

  private func part(_ value: CGFloat) -> Double {
    value.isFinite ? (Double(min(max(value, -1e6), 1e6)) * 100).rounded() / 100 : 0
  }
}

extension DrawnColor {
  /// The color without any opacity.
  fileprivate var clear: DrawnColor { DrawnColor(light: light & ~0xFF, dark: dark & ~0xFF) }
}

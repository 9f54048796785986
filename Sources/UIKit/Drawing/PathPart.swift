import Foundation

/// A part of a path.
enum PathPart: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case curve(CGPoint, CGPoint, CGPoint)
  case quadCurve(CGPoint, CGPoint)
  case close

  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .quadCurve(let control, let end): [control, end]
    case .close: []
    }
  }

  var end: CGPoint? { points.last }

  func applying(_ transform: CGAffineTransform) -> PathPart {
    func moved(_ point: CGPoint) -> CGPoint { point.applying(transform) }
    return switch self {
    case .move(let point): .move(moved(point))
    case .line(let point): .line(moved(point))
    case .curve(let first, let second, let end): .curve(moved(first), moved(second), moved(end))
    case .quadCurve(let control, let end): .quadCurve(moved(control), moved(end))
    case .close: .close
    }
  }
}

extension [PathPart] {
  /// The smallest rectangle around all points; the null rectangle for none.
  var box: CGRect {
    let points = flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { box, point in
      box.union(CGRect(origin: point, size: .zero))
    }
  }

  static func rectangle(_ rect: CGRect) -> [PathPart] {
    [
      .move(rect.origin), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func roundedRectangle(_ rect: CGRect, radius: CGFloat) -> [PathPart] {
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func corner(_ start: CGPoint, _ corner: CGPoint, _ end: CGPoint) -> [PathPart] {
      [.line(start), .quadCurve(corner, end)]
    }
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return [.move(point(left + radius, top))]
      + corner(point(right - radius, top), point(right, top), point(right, top + radius))
      + corner(point(right, bottom - radius), point(right, bottom), point(right - radius, bottom))
      + corner(point(left + radius, bottom), point(left, bottom), point(left, bottom - radius))
      + corner(point(left, top + radius), point(left, top), point(left + radius, top))
      + [.close]
  }

  /// A part of a circle, in steps of a quarter at most.
  static func arc(
    _ center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, joined: Bool
  ) -> [PathPart] {
    let steps = Swift.max(1, Int((abs(end - start) / (.pi / 2)).rounded(.up)))
    let points = (0...steps).map { step -> CGPoint in
      let angle = start + (end - start) * CGFloat(step) / CGFloat(steps)
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    return points.enumerated().map { $0 == 0 && !joined ? .move($1) : .line($1) }
  }
}

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
    roundedRectangle(rect, across: radius, down: radius)
  }

  static func oval(_ rect: CGRect) -> [PathPart] {
    roundedRectangle(rect, across: rect.width / 2, down: rect.height / 2)
  }

  /// A rectangle whose corners are quarters of an oval.
  private static func roundedRectangle(
    _ rect: CGRect, across: CGFloat, down: CGFloat
  ) -> [PathPart] {
    let (across, down) = (
      Swift.max(0, Swift.min(across, rect.width / 2)),
      Swift.max(0, Swift.min(down, rect.height / 2))
    )
    guard across > 0, down > 0 else { return rectangle(rect) }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    func corner(_ start: CGPoint, corner: CGPoint, end: CGPoint) -> [PathPart] {
      func bent(_ point: CGPoint) -> CGPoint {
        CGPoint(
          x: point.x + (corner.x - point.x) * quarter, y: point.y + (corner.y - point.y) * quarter)
      }
      return [.line(start), .curve(bent(start), bent(end), end)]
    }
    return [.move(point(left + across, top))]
      + corner(point(right - across, top), corner: point(right, top), end: point(right, top + down))
      + corner(
        point(right, bottom - down), corner: point(right, bottom),
        end: point(right - across, bottom))
      + corner(
        point(left + across, bottom), corner: point(left, bottom), end: point(left, bottom - down))
      + corner(point(left, top + down), corner: point(left, top), end: point(left + across, top))
      + [.close]
  }

  /// How far the control points of a quarter of a circle are on the way to its corner.
  private static let quarter = 4 / 3 * tan(CGFloat.pi / 8)

  /// A part of a circle, in curves of a quarter at most.
  ///
  /// - Parameter isRising: Whether it goes to larger angles, which is clockwise where y points down.
  static func arc(
    _ center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, isRising: Bool,
    joined: Bool
  ) -> [PathPart] {
    let sweep = sweep(from: start, to: end, isRising: isRising)
    let steps = Swift.max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(steps)
    let reach = radius * 4 / 3 * tan(step / 4)
    func point(_ angle: CGFloat, _ along: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * cos(angle) - along * sin(angle),
        y: center.y + radius * sin(angle) + along * cos(angle))
    }
    let first = point(start, 0)
    return [joined ? .line(first) : .move(first)]
      + (0..<steps).map { index in
        let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
        return .curve(point(from, reach), point(to, -reach), point(to, 0))
      }
  }

  /// How far an arc turns: at most once around, and in its direction.
  private static func sweep(
    from start: CGFloat, to end: CGFloat, isRising: Bool
  ) -> CGFloat {
    let (turn, distance) = (2 * CGFloat.pi, end - start)
    guard distance.isFinite else { return 0 }
    if abs(distance) >= turn { return isRising ? turn : -turn }
    if isRising { return distance < 0 ? distance + turn : distance }
    return distance > 0 ? distance - turn : distance
  }
}

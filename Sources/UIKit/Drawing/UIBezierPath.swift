public import Foundation

/// A line of straight and bent parts; nothing is drawn, so it is kept as data.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  /// A part of a path.
  enum Part: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case quadCurve(CGPoint, CGPoint)
    case close
  }

  private(set) var parts: [Part] = []

  /// The width of the line.
  open var lineWidth: CGFloat = 1

  /// How far a corner may reach.
  open var miterLimit: CGFloat = 10

  /// Whether the inside of lines that cross is where an odd number of them is around.
  open var usesEvenOddFillRule = false

  /// Creates a path with nothing in it.
  public override init() {}

  /// Creates a path around a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    addRectangle(rect)
  }

  /// Creates a path around a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    addRoundedRectangle(rect, radius: cornerRadius)
  }

  /// Creates a path around a rectangle, some of whose corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(roundedRect: rect, cornerRadius: cornerRadii.width)
  }

  /// Creates a path around the oval in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    addRoundedRectangle(rect, radius: min(rect.width, rect.height) / 2)
  }

  /// Creates a part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { parts.isEmpty }

  /// Where the path ends.
  open var currentPoint: CGPoint { parts.reversed().lazy.compactMap(\.end).first ?? .zero }

  /// The smallest rectangle around the path's points.
  open var bounds: CGRect {
    let points = parts.flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { box, point in
      box.union(CGRect(origin: point, size: .zero))
    }
  }

  /// Begins another line.
  open func move(to point: CGPoint) { parts.append(.move(point)) }

  /// Goes straight to a point.
  open func addLine(to point: CGPoint) { parts.append(.line(point)) }

  /// Bends to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    parts.append(.curve(controlPoint1, controlPoint2, endPoint))
  }

  /// Bends to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    parts.append(.quadCurve(controlPoint, endPoint))
  }

  /// Goes along a part of a circle, in steps of a quarter at most.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let steps = max(1, Int((abs(endAngle - startAngle) / (.pi / 2)).rounded(.up)))
    let points = (0...steps).map { step -> CGPoint in
      let angle = startAngle + (endAngle - startAngle) * CGFloat(step) / CGFloat(steps)
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    if isEmpty { move(to: points[0]) } else { addLine(to: points[0]) }
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Goes back to where the line began.
  open func close() { parts.append(.close) }

  /// Adds the lines of another path.
  open func append(_ bezierPath: UIBezierPath) { parts += bezierPath.parts }

  /// Takes everything away.
  open func removeAllPoints() { parts = [] }

  /// Fills the inside; nothing is drawn here.
  open func fill() {}

  /// Draws the line; nothing is drawn here.
  open func stroke() {}

  /// Lets only the inside be drawn; nothing is drawn here.
  open func addClip() {}

  private func addRectangle(_ rect: CGRect) {
    move(to: rect.origin)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  private func addRoundedRectangle(_ rect: CGRect, radius: CGFloat) {
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let corners = [
      (
        CGPoint(x: right - radius, y: top), CGPoint(x: right, y: top),
        CGPoint(x: right, y: top + radius)
      ),
      (
        CGPoint(x: right, y: bottom - radius), CGPoint(x: right, y: bottom),
        CGPoint(x: right - radius, y: bottom)
      ),
      (
        CGPoint(x: left + radius, y: bottom), CGPoint(x: left, y: bottom),
        CGPoint(x: left, y: bottom - radius)
      ),
      (
        CGPoint(x: left, y: top + radius), CGPoint(x: left, y: top),
        CGPoint(x: left + radius, y: top)
      ),
    ]
    move(to: CGPoint(x: left + radius, y: top))
    for (start, corner, end) in corners {
      addLine(to: start)
      addQuadCurve(to: end, controlPoint: corner)
    }
    close()
  }
}

extension UIBezierPath.Part {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .quadCurve(let control, let end): [control, end]
    case .close: []
    }
  }

  fileprivate var end: CGPoint? { points.last }
}

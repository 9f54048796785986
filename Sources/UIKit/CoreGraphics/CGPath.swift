public import Foundation

/// A line of straight and bent parts, as layers take it; nothing is drawn, so it is kept as data.
open class CGPath: Hashable, @unchecked Sendable {
  // Changed by `CGMutablePath` alone, which like Apple's is used by one thread at a time.
  fileprivate(set) var parts: [PathPart]

  init(parts: [PathPart]) {
    self.parts = parts
  }

  /// Creates a path around a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(parts: [PathPart].rectangle(rect).moved(transform))
  }

  /// Creates a path around the oval in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(parts: [PathPart].oval(rect).moved(transform))
  }

  /// Creates a path around a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(parts: [PathPart].roundedRectangle(rect, radius: cornerWidth).moved(transform))
  }

  /// The outline of a line: the smallest rectangle around it.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    guard !path.isEmpty else { return nil }
    let outline = path.boundingBox.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
    self.init(parts: [PathPart].rectangle(outline).moved(transform))
  }

  /// The outline of the path as a line: the smallest rectangle around it.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let outline = boundingBox.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
    return CGPath(parts: [PathPart].rectangle(outline).map { $0.applying(transform) })
  }

  /// A copy.
  public func copy() -> CGPath? { CGPath(parts: parts) }

  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(parts: parts) }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { parts.isEmpty }

  /// Where the path ends.
  public var currentPoint: CGPoint { parts.reversed().lazy.compactMap(\.end).first ?? .zero }

  /// The smallest rectangle around the path's points.
  public var boundingBox: CGRect { parts.box }

  /// The smallest rectangle around the path.
  public var boundingBoxOfPath: CGRect { parts.box }

  /// Whether a point is in the smallest rectangle around the path: nothing finer is known here.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { parts.map { $0.applying(transform) }.box.contains(point) }

  /// Paths are equal if all their parts are.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.parts == b.parts }

  /// Equal paths have equal hashes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(parts)
  }
}

/// A path that can be changed.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates a path with nothing in it.
  public init() {
    super.init(parts: [])
  }

  override init(parts: [PathPart]) {
    super.init(parts: parts)
  }

  /// Begins another line.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([.move(point)], transform)
  }

  /// Goes straight to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([.line(point)], transform)
  }

  /// Goes straight from point to point.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    add(points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }, transform)
  }

  /// Bends to a point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add([.curve(control1, control2, end)], transform)
  }

  /// Bends to a point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add([.quadCurve(control, end)], transform)
  }

  /// Goes along a part of a circle; what is clockwise where y points up is the other way around on a screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(
      .arc(
        center, radius: radius, from: startAngle, to: endAngle, isRising: !clockwise,
        joined: !isEmpty), transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.rectangle(rect), transform)
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(.roundedRectangle(rect, radius: cornerWidth), transform)
  }

  /// Adds the oval in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.oval(rect), transform)
  }

  /// Adds the lines of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.parts, transform)
  }

  /// Goes back to where the line began.
  public func closeSubpath() { parts.append(.close) }

  private func add(_ new: [PathPart], _ transform: CGAffineTransform) {
    parts += new.map { $0.applying(transform) }
  }
}

extension [PathPart] {
  fileprivate func moved(_ transform: UnsafePointer<CGAffineTransform>?) -> [PathPart] {
    guard let transform else { return self }
    return map { $0.applying(transform.pointee) }
  }
}

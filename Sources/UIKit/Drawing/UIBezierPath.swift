public import Foundation

/// A line of straight and bent parts; nothing is drawn, so it is kept as data.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  var parts: [PathPart] = []

  /// What the line's ends look like.
  open var lineCapStyle = CGLineCap.butt

  /// What the line's corners look like.
  open var lineJoinStyle = CGLineJoin.miter

  /// How far a bent line may be off.
  open var flatness: CGFloat = 0.6

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
    parts = .rectangle(rect)
  }

  /// Creates a path around a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    parts = .roundedRectangle(rect, radius: cornerRadius)
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
    parts = .oval(rect)
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

  /// Creates a path from a layer's.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    parts = CGPath.parts
  }

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { parts.isEmpty }

  /// Where the path ends.
  open var currentPoint: CGPoint { parts.reversed().lazy.compactMap(\.end).first ?? .zero }

  /// The path as layers take it.
  open var cgPath: CGPath {
    get { CGPath(parts: parts) }
    set { parts = newValue.parts }
  }

  /// The smallest rectangle around the path's points.
  open var bounds: CGRect { parts.box }

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

  /// Goes along a part of a circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    parts += .arc(
      center, radius: radius, from: startAngle, to: endAngle, isRising: clockwise, joined: !isEmpty)
  }

  /// Goes back to where the line began.
  open func close() { parts.append(.close) }

  /// Adds the lines of another path.
  open func append(_ bezierPath: UIBezierPath) { parts += bezierPath.parts }

  /// Takes everything away.
  open func removeAllPoints() { parts = [] }

  /// Moves, turns and scales the path.
  open func apply(_ transform: CGAffineTransform) { parts = parts.map { $0.applying(transform) } }

  /// Whether a point is in the smallest rectangle around the path: nothing finer is known here.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// The path from its end to its beginning.
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: CGPath(parts: parts)) }

  /// Has the line painted in parts; nothing is drawn here.
  open func setLineDash(
    _ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat
  ) {}

  /// Fills the inside in the context that is drawn in.
  open func fill() {
    GraphicsContexts.all.last?.paint(parts, fills: true, strokes: false)
  }

  /// Draws the line in the context that is drawn in.
  open func stroke() {
    GraphicsContexts.all.last?.paint(parts, fills: false, strokes: true, lineWidth: lineWidth)
  }

  /// Fills the inside; in which way, and how opaque, is not drawn here.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill() }

  /// Draws the line; in which way, and how opaque, is not drawn here.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke() }

  /// Lets only the inside be drawn: what the path cuts off is not seen of images.
  open func addClip() { GraphicsContexts.all.last?.clip(to: parts) }
}

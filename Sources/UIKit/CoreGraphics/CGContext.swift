public import Foundation
import RunRecord

/// Where an app draws: what it asks for is kept as outlines with their colors, and as images, and no pixel is drawn.
open class CGContext: NSObject {
  private struct State {
    var transform = CGAffineTransform.identity
    var fill = CGColor(parts: [0, 0, 0, 1])
    var stroke = CGColor(parts: [0, 0, 0, 1])
    var lineWidth: CGFloat = 1
    var alpha: CGFloat = 1

    /// The lengths of a line's pieces and gaps, in turn; empty for a line in one piece.
    var dash: [CGFloat] = []

    /// Where something is drawn, in the coordinates of the context; nil for everywhere.
    var clip: [PathPart]?
  }

  let size: CGSize
  let scale: CGFloat
  private var states = [State()]
  private var current = CGMutablePath()

  /// What was painted, in order.
  private(set) var painted: [Painted] = []

  /// More than a drawing can be looked at.
  private static let mostParts = 200

  init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  /// How what is drawn from now on is moved, turned and scaled.
  public var ctm: CGAffineTransform { states[states.count - 1].transform }

  /// The path that was begun.
  public var path: CGPath? { current.isEmpty ? nil : current }

  /// Whether no path was begun.
  public var isPathEmpty: Bool { current.isEmpty }

  /// The smallest rectangle around the path that was begun.
  public var boundingBoxOfPath: CGRect { current.boundingBox }

  /// Where anything can be drawn.
  public var boundingBoxOfClipPath: CGRect { CGRect(origin: .zero, size: size) }

  /// How finely images are scaled.
  public var interpolationQuality = CGInterpolationQuality.default

  /// Remembers how things are drawn.
  public func saveGState() { states.append(states[states.count - 1]) }

  /// Draws things again as they were when that was remembered last.
  public func restoreGState() {
    if states.count > 1 { states.removeLast() }
  }

  /// Moves what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns what is drawn from now on.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Moves, turns and scales what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    states[states.count - 1].transform = transform.concatenating(ctm)
  }
}

// The path that is drawn.
extension CGContext {
  /// Begins a path.
  public func beginPath() { current = CGMutablePath() }

  /// Begins another line.
  public func move(to point: CGPoint) { current.move(to: point) }

  /// Goes straight to a point.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }

  /// Goes straight from point to point.
  public func addLines(between points: [CGPoint]) { current.addLines(between: points) }

  /// Bends to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Bends to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }

  /// Goes along a part of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }

  /// Adds the oval in a rectangle.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }

  /// Adds the lines of another path.
  public func addPath(_ path: CGPath) { current.addPath(path) }

  /// Goes back to where the line began.
  public func closePath() { current.closeSubpath() }

  /// Draws the path, and begins another.
  public func drawPath(using mode: CGPathDrawingMode) {
    paint(current.parts, fills: mode != .stroke, strokes: mode != .fill && mode != .eoFill)
    beginPath()
  }

  /// Fills the path, and begins another.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: .fill) }

  /// Draws the line of the path, and begins another.
  public func strokePath() { drawPath(using: .stroke) }

  /// Lets only the inside of the path be drawn, and begins another.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: current.parts)
    beginPath()
  }
}

// What is painted.
extension CGContext {
  /// Keeps what is painted with the present colors.
  func paint(_ parts: [PathPart], fills: Bool, strokes: Bool, lineWidth: CGFloat? = nil) {
    guard !parts.isEmpty, painted.count < Self.mostParts else { return }
    let state = states[states.count - 1]
    let path = PaintedPath(
      parts: parts.map { $0.applying(state.transform) },
      fill: fills ? state.fill.faded(by: state.alpha) : nil,
      stroke: strokes ? state.stroke.faded(by: state.alpha) : nil,
      lineWidth: lineWidth ?? state.lineWidth, dash: strokes ? state.dash : [], clip: state.clip)
    painted.append(.path(path))
  }

  /// Keeps an image; of one that an app drew, what is in it.
  func paint(_ image: UIImage, in rect: CGRect) {
    let state = states[states.count - 1]
    let new: [Painted]
    if let parts = image.painted, image.size.width > 0, image.size.height > 0 {
      let place = CGAffineTransform(
        a: rect.width / image.size.width, b: 0, c: 0, d: rect.height / image.size.height,
        tx: rect.minX, ty: rect.minY)
      new = parts.map { $0.applying(place.concatenating(state.transform)) }
    } else {
      new = [
        .image(PaintedImage(image: image, place: rect.applying(state.transform), clip: state.clip))
      ]
    }
    painted += new.prefix(max(0, Self.mostParts - painted.count))
  }

  /// Keeps lines of text.
  func paint(_ lines: [DrawnText]) {
    let state = states[states.count - 1]
    painted += lines.prefix(max(0, Self.mostParts - painted.count))
      .map { Painted.text($0).applying(state.transform) }
  }

  /// Lets paths and images be seen in an outline alone; of two, in the last.
  func clip(to parts: [PathPart]) {
    guard !parts.isEmpty else { return }
    states[states.count - 1].clip = parts.map { $0.applying(ctm) }
  }

  /// Fills all that can be drawn with a gradient, which is in the coordinates of the context.
  func fillClip(_ gradient: PaintedGradient) {
    guard painted.count < Self.mostParts else { return }
    let state = states[states.count - 1]
    var path = PaintedPath(
      parts: state.clip ?? .rectangle(boundingBoxOfClipPath), lineWidth: state.lineWidth)
    path.gradient = gradient.faded(by: state.alpha)
    painted.append(.path(path))
  }

  /// Lets only a rectangle be drawn: what an outline cuts off is not seen of paths and images.
  public func clip(to rect: CGRect) { clip(to: .rectangle(rect)) }

  /// Lets only the rectangle of a mask be drawn, because pixels are unknown here.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }

  /// Sets the color of insides.
  public func setFillColor(_ color: CGColor) { states[states.count - 1].fill = color }

  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { states[states.count - 1].stroke = color }

  /// Sets the color of insides.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(parts: [red, green, blue, alpha]))
  }

  /// Sets the color of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(parts: [red, green, blue, alpha]))
  }

  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { states[states.count - 1].lineWidth = width }

  /// Has lines painted in pieces; where the first piece begins is not drawn.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    states[states.count - 1].dash = lengths
  }

  /// Sets how opaque things are.
  public func setAlpha(_ alpha: CGFloat) { states[states.count - 1].alpha = alpha }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { paint(.rectangle(rect), fills: true, strokes: false) }

  /// Draws the line around a rectangle.
  public func stroke(_ rect: CGRect) { paint(.rectangle(rect), fills: false, strokes: true) }

  /// Draws the line around a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    paint(.rectangle(rect), fills: false, strokes: true, lineWidth: width)
  }

  /// Fills the oval in a rectangle.
  public func fillEllipse(in rect: CGRect) { paint(Self.oval(rect), fills: true, strokes: false) }

  /// Draws the line of the oval in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    paint(Self.oval(rect), fills: false, strokes: true)
  }

  /// Draws lines, each of two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let parts = points.enumerated().map { index, point -> PathPart in
      index.isMultiple(of: 2) ? .move(point) : .line(point)
    }
    paint(parts, fills: false, strokes: true)
  }

  private static func oval(_ rect: CGRect) -> [PathPart] {
    let path = CGMutablePath()
    path.addEllipse(in: rect)
    return path.parts
  }
}

extension CGColor {
  func faded(by alpha: CGFloat) -> CGColor {
    alpha >= 1 ? self : CGColor(parts: Array(parts.prefix(3)) + [parts[3] * max(0, alpha)])
  }
}

// What changes nothing that can be seen here.
extension CGContext {

  /// Sets what the ends of lines look like.
  public func setLineCap(_ cap: CGLineCap) {}

  /// Sets what the corners of lines look like.
  public func setLineJoin(_ join: CGLineJoin) {}

  /// Sets how far a corner may reach.
  public func setMiterLimit(_ limit: CGFloat) {}

  /// Sets how what is drawn and what is there are put together.
  public func setBlendMode(_ mode: CGBlendMode) {}

  /// Sets the shadow of things.
  public func setShadow(offset: CGSize, blur: CGFloat) {}

  /// Sets the shadow of things.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}

  /// Sets whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Sets whether edges may be smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Takes away what is in a rectangle.
  public func clear(_ rect: CGRect) {}
}

import Foundation
import RunRecord

/// What an app's own `draw(_:)` asked Core Graphics to draw.
///
/// It is called when a screen is drawn, and again only if the view asks for that or has another size, as on a phone.
@MainActor
struct DrawnByApp {
  private let size: CGSize
  private let painted: [CGContext.PaintedPath]

  /// The outlines on the screen; nil where the app does not draw.
  static func paths(of view: UIView, frame: CGRect) -> [DrawnPath]? {
    guard AppClasses.implement("draw(_:)", by: view), !view.bounds.isEmpty else { return nil }
    let drawn = view.attributes.drawnByApp.flatMap { $0.size == view.bounds.size ? $0 : nil }
    let all = drawn ?? DrawnByApp(view)
    view.attributes.drawnByApp = all
    return all.painted.map { $0.drawn(movedBy: frame.origin) }
  }

  private init(_ view: UIView) {
    size = view.bounds.size
    let context = CGContext(size: size, scale: UIScreen.main.scale)
    GraphicsContexts.all.append(context)
    view.draw(view.bounds)
    _ = GraphicsContexts.all.popLast()
    painted = context.painted
  }
}

extension CGContext.PaintedPath {
  fileprivate func drawn(movedBy origin: CGPoint) -> DrawnPath {
    let move = CGAffineTransform(translationX: origin.x, y: origin.y)
    let width = lineWidth.isFinite ? (Double(lineWidth) * 2).rounded() / 2 : 1
    return DrawnPath(
      outline: parts.prefix(500).map { $0.applying(move).svg }.joined(separator: " "),
      fill: fill?.drawn, stroke: stroke?.drawn, strokeWidth: stroke == nil ? nil : width)
  }
}

import Foundation
import RunRecord

/// What an app's own `draw(_:)` asked Core Graphics to draw.
///
/// It is called when a screen is drawn, and again only if the view asks for that or has another size, as on a phone.
@MainActor
struct DrawnByApp {
  private let size: CGSize
  private let painted: [Painted]

  /// What it asked for, on the screen; nil where the app does not draw.
  static func parts(of view: UIView, frame: CGRect) -> [DrawnImage.Part]? {
    guard AppClasses.implement("draw(_:)", by: view), !view.bounds.isEmpty else { return nil }
    let drawn = view.attributes.drawnByApp.flatMap { $0.size == view.bounds.size ? $0 : nil }
    let all = drawn ?? DrawnByApp(view)
    view.attributes.drawnByApp = all
    let move = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    return all.painted.compactMap { $0.drawn(by: move) }
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

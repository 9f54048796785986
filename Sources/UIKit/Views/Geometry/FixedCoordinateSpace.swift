import Foundation

/// The coordinates of the screen as of one that is held upright; it begins where the device's upper left
/// corner is then.
final class FixedCoordinateSpace: NSObject, UICoordinateSpace {
  let bounds = CGRect(origin: .zero, size: ScreenSize.upright)

  /// From the screen's own coordinates to these; a screen that lies is in `landscapeRight`.
  let turn: CGAffineTransform =
    ScreenSize.current.width > ScreenSize.current.height
    ? CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: ScreenSize.upright.width, ty: 0) : .identity

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIScreen.main.convert(point.applying(turn.inverted()), to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIScreen.main.convert(point, from: coordinateSpace).applying(turn)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIScreen.main.convert(rect.applying(turn.inverted()), to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIScreen.main.convert(rect, from: coordinateSpace).applying(turn)
  }

  /// From the screen's coordinates to those of a space that is not a view.
  static func turn(to space: AnyObject) -> CGAffineTransform {
    (space as? FixedCoordinateSpace)?.turn ?? .identity
  }
}

public import Foundation

/// Something with coordinates of its own.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle that the coordinates are for.
  var bounds: CGRect { get }

  /// A point here in the coordinates of another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// A point of another space in the coordinates here.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// A rectangle here in the coordinates of another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// A rectangle of another space in the coordinates here.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// The coordinates of a window are those of its screen: windows stand where the screen begins.
extension UIView: UICoordinateSpace {
  /// A point of this view in the coordinates of a space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: UIView.view(coordinateSpace))
      .applying(FixedCoordinateSpace.turn(to: coordinateSpace))
  }

  /// A point of a space in the coordinates of this view.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(
      point.applying(FixedCoordinateSpace.turn(to: coordinateSpace).inverted()),
      from: UIView.view(coordinateSpace))
  }

  /// A rectangle of this view in the coordinates of a space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: UIView.view(coordinateSpace))
      .applying(FixedCoordinateSpace.turn(to: coordinateSpace))
  }

  /// A rectangle of a space in the coordinates of this view.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(
      rect.applying(FixedCoordinateSpace.turn(to: coordinateSpace).inverted()),
      from: UIView.view(coordinateSpace))
  }
}

extension UIView {
  /// The view that a space is; nil for the screen.
  ///
  /// As any object: optimized, Swift 6.3 crashes over the cast of the protocol's values.
  fileprivate static func view(_ space: AnyObject) -> UIView? { space as? UIView }
}

extension UIScreen: UICoordinateSpace {
  /// The screen's own coordinates.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The coordinates of the screen held upright, however it is held.
  public var fixedCoordinateSpace: any UICoordinateSpace { FixedCoordinateSpace() }

  /// A point of the screen in the coordinates of a space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIView.view(coordinateSpace)?.convert(point, from: nil as UIView?)
      ?? point.applying(FixedCoordinateSpace.turn(to: coordinateSpace))
  }

  /// A point of a space in the coordinates of the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIView.view(coordinateSpace)?.convert(point, to: nil as UIView?)
      ?? point.applying(FixedCoordinateSpace.turn(to: coordinateSpace).inverted())
  }

  /// A rectangle of the screen in the coordinates of a space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIView.view(coordinateSpace)?.convert(rect, from: nil as UIView?)
      ?? rect.applying(FixedCoordinateSpace.turn(to: coordinateSpace))
  }

  /// A rectangle of a space in the coordinates of the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIView.view(coordinateSpace)?.convert(rect, to: nil as UIView?)
      ?? rect.applying(FixedCoordinateSpace.turn(to: coordinateSpace).inverted())
  }
}

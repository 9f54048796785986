public import Foundation

extension UIView {
  /// A point of this view in the coordinates of another; with nil, of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let base = point.applying(transformToRoot)
    return view.map { base.applying($0.transformToRoot.inverted()) } ?? base
  }

  /// A point of another view in the coordinates of this one; with nil, of the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(view?.transformToRoot ?? .identity).applying(transformToRoot.inverted())
  }

  /// A rectangle of this view in the coordinates of another; with nil, of the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let base = rect.applying(transformToRoot)
    return view.map { base.applying($0.transformToRoot.inverted()) } ?? base
  }

  /// A rectangle of another view in the coordinates of this one; with nil, of the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(view?.transformToRoot ?? .identity).applying(transformToRoot.inverted())
  }

  /// What takes this view's coordinates to those of the view at the root, as a window is.
  private var transformToRoot: CGAffineTransform {
    guard let superview else { return .identity }
    return transformToSuperview.concatenating(superview.transformToRoot)
  }

  private var transformToSuperview: CGAffineTransform {
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    return CGAffineTransform(
      translationX: -bounds.minX - anchor.x * size.width,
      y: -bounds.minY - anchor.y * size.height
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

import Foundation

extension UIView {
  /// Puts a view below another in this one.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    guard let index = index(of: siblingSubview, besides: view) else { return addSubview(view) }
    insertSubview(view, at: index)
  }

  /// Puts a view above another in this one.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    guard let index = index(of: siblingSubview, besides: view) else { return addSubview(view) }
    insertSubview(view, at: index + 1)
  }

  /// Puts a subview on top of the others.
  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { move(view, to: subviews.count - 1) }
  }

  /// Puts a subview below the others.
  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { move(view, to: 0) }
  }

  /// Lets two subviews change places.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    let (first, second) = (subviews[index1], subviews[index2])
    move(first, to: index2)
    move(second, to: index1)
  }

  /// Has the first responder in this view give up.
  ///
  /// - Returns: Whether there is none in it now.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let first = UIApplication.shared.firstResponder as? UIView, first.isDescendant(of: self)
    else { return true }
    if first.resignFirstResponder() { return true }
    guard force else { return false }
    UIApplication.shared.firstResponder = nil
    Keyboard.followFirstResponder()
    return true
  }

  /// Draws the view and what is in it into the current context; nothing is drawn here.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    InertFramework.asked(.notDrawn)
    return true
  }

  /// A picture of the view: a view of its size that shows nothing, because nothing is drawn.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: bounds)
  }

  private func index(of sibling: UIView, besides view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }
}

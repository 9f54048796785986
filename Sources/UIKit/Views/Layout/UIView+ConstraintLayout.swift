import Foundation

extension UIView {
  /// The view below which constraints place views together with this one.
  ///
  /// It is the nearest view that a mask or the app's code places, unless a constraint reaches through it.
  var constraintRoot: UIView {
    var view = self
    while let superview = view.superview,
      !view.translatesAutoresizingMaskIntoConstraints
        || view.attributes.crossingConstraintCount > 0
    {
      view = superview
    }
    return view
  }

  /// Has the constraints around this view solved before the next layout.
  func setNeedsConstraintSolving() {
    constraintRoot.solveBeforeLayout()
  }

  /// Has the constraints solved that this view is the root of, and those that its place counts in.
  func placeChanged() {
    guard translatesAutoresizingMaskIntoConstraints else { return }
    solveBeforeLayout()
    if let superview, !superview.constraints.isEmpty { superview.setNeedsConstraintSolving() }
  }

  private func solveBeforeLayout() {
    guard !attributes.needsConstraintSolving else { return }
    attributes.needsConstraintSolving = true
    LayoutPass.unsolvedCount += 1
    if window != nil { LayoutPass.schedule() }
  }

  /// Solves the constraints around this view, if something in them has changed.
  func solveConstraintsIfNeeded() {
    guard LayoutPass.unsolvedCount > 0 else { return }
    let root = constraintRoot
    guard root.attributes.needsConstraintSolving else { return }
    root.attributes.needsConstraintSolving = false
    LayoutPass.unsolvedCount -= 1
    root.solveConstraints()
  }

  private func solveConstraints() {
    guard let system = ConstraintSystem.solved(root: self) else { return }
    for view in system.placedViews { view.take(system.solvedFrame(of: view)) }
    for guide in system.guides { guide.solvedFrame = system.solvedFrame(of: guide).onPixels }
    for scrollView in system.measuredScrollViews {
      guard let size = system.solvedContentSize(of: scrollView) else { continue }
      scrollView.takeContentSize(CGRect(origin: .zero, size: size).onPixels.size)
    }
    ConstraintConflicts.tell(system.conflicts)
  }

  /// Keeps a frame for the superview's next layout.
  private func take(_ solved: CGRect) {
    let frame = solved.onPixels
    attributes.solvedFrame = frame
    if frame != untransformedFrame { superview?.needsLayout = true }
  }

  /// Gives each subview that constraints place the frame that was found for it.
  func placeSubviews() {
    for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
      guard let frame = view.attributes.solvedFrame, frame != view.untransformedFrame else {
        continue
      }
      view.bounds.size = frame.size
      let anchor = view.layer.anchorPoint
      view.center = CGPoint(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }
  }

  /// The frame as it is without the transform, which constraints know nothing of.
  var untransformedFrame: CGRect {
    let (size, anchor) = (storedBounds.size, layer.anchorPoint)
    return CGRect(
      x: storedCenter.x - anchor.x * size.width, y: storedCenter.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }
}

extension UIScrollView {
  /// Takes the size that constraints found for the content.
  fileprivate func takeContentSize(_ size: CGSize) {
    if size != contentSize { contentSize = size }
  }
}

extension CGRect {
  /// The rectangle with its edges on whole pixels, as UIKit places views.
  @MainActor
  var onPixels: CGRect {
    let scale = ScreenSize.scale
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (rounded(minX), rounded(minY))
    return CGRect(x: left, y: top, width: rounded(maxX) - left, height: rounded(maxY) - top)
  }
}

import Foundation

extension UIScrollView {
  /// The view that is zoomed; nil where the delegate has none, and nothing can be zoomed.
  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// Shows the zoomed view in its present size, which is the content's.
  func scaleZoomedView() {
    guard let view = zoomedView else { return }
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: zoomScale, y: zoomScale)
    let moved = view.frame.origin
    view.center.x += origin.x - moved.x
    view.center.y += origin.y - moved.y
    contentSize = view.frame.size
  }

  /// Changes the scale for the app; nothing moves here, so an animation has ended at once.
  func zoom(to scale: CGFloat, animated: Bool) {
    guard animated else {
      zoomScale = scale
      return
    }
    toldOfZooming { zoomScale = scale }
  }

  /// Changes scale and offset so that a rectangle of the zoomed view is in the middle, and as large as
  /// can be.
  func zoom(toShow rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoom(to: min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    scroll(
      to: offsetInContent(
        CGPoint(
          x: rect.midX * zoomScale - bounds.width / 2,
          y: rect.midY * zoomScale - bounds.height / 2)),
      animated: animated)
  }

  /// Zooms by a factor, as the user does with two fingers around a point, which stays where it is.
  package func userZooms(by factor: CGFloat, around point: CGPoint) {
    let fingers = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    let before = zoomScale
    isZooming = true
    toldOfZooming {
      zoomScale *= factor
      let ratio = zoomScale / before
      contentOffset = offsetInContent(
        CGPoint(x: point.x * ratio - fingers.x, y: point.y * ratio - fingers.y))
    }
    isZooming = false
  }

  /// Whether the user can zoom.
  var canBeZoomed: Bool {
    minimumZoomScale < maximumZoomScale && isUserInteractionEnabled && zoomedView != nil
  }

  private func toldOfZooming(_ zoom: () -> Void) {
    delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    zoom()
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
  }
}

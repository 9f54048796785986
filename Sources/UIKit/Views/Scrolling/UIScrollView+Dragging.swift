import Foundation

extension UIScrollView {
  /// Drags the content, as the user does, until a point of it is at the upper left corner, as far as
  /// the content goes.
  ///
  /// The content stops where the finger is lifted, unless the delegate names another offset: there it
  /// goes on to.
  package func userDrags(to point: CGPoint) {
    guard isScrollEnabled, isUserInteractionEnabled else { return }
    delegate?.scrollViewWillBeginDragging(self)
    isDragging = true
    contentOffset = offsetInContent(point)
    var target = offsetInContent(restingOffset(near: contentOffset))
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: .zero, targetContentOffset: &target)
    isDragging = false
    let goesOn = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    isDecelerating = true
    contentOffset = offsetInContent(target)
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Taps the status bar, as the user does to see the beginning of the content.
  package func userTapsStatusBar() {
    guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    contentOffset.y = firstOffset
    delegate?.scrollViewDidScrollToTop(self)
  }

  /// Changes the offset for the app; nothing moves here, so an animation has ended at once.
  func scroll(to offset: CGPoint, animated: Bool) {
    guard offset != contentOffset else { return }
    contentOffset = offset
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// The offset nearest to another that shows nothing beyond the content.
  func offsetInContent(_ offset: CGPoint) -> CGPoint {
    let size = contentSize
    let inset = adjustedContentInset
    let first = CGPoint(x: 0 - inset.left, y: firstOffset)
    let last = CGPoint(
      x: max(first.x, size.width + inset.right - bounds.width),
      y: max(first.y, size.height + inset.bottom - bounds.height))
    return CGPoint(
      x: min(max(first.x, offset.x), last.x), y: min(max(first.y, offset.y), last.y))
  }
}

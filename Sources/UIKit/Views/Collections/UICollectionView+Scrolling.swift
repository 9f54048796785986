public import Foundation

extension UICollectionView {
  /// Scrolls until an item is where it shall be, as far as the content goes.
  ///
  /// No position scrolls as little as makes the item visible.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    guard !scrollPosition.isEmpty else {
      scrollRectToVisible(frame, animated: animated)
      return
    }
    scroll(to: offsetInContent(offset(showing: frame, at: scrollPosition)), animated: animated)
  }

  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if position.contains(.bottom) { offset.y = frame.maxY + inset.bottom - bounds.height }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if position.contains(.right) { offset.x = frame.maxX + inset.right - bounds.width }
    return offset
  }
}

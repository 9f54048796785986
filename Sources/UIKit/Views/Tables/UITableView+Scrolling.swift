public import Foundation

extension UITableView {
  /// Scrolls until a row is where it shall be, as far as the content goes.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let rect = layout.rect(forRowAt: indexPath) else { return }
    switch scrollPosition {
    case .none: scrollRectToVisible(rect, animated: animated)
    case .top: scroll(toTop: rect.minY - adjustedContentInset.top, animated: animated)
    case .middle: scroll(toTop: rect.midY - bounds.height / 2, animated: animated)
    case .bottom:
      scroll(toTop: rect.maxY + adjustedContentInset.bottom - bounds.height, animated: animated)
    }
  }

  private func scroll(toTop top: CGFloat, animated: Bool) {
    let offset = CGPoint(x: contentOffset.x, y: min(max(firstOffset, top), lastOffset))
    scroll(to: offset, animated: animated)
  }
}

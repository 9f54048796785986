public import Foundation

extension UITableView {
  /// Scrolls until a row is where it shall be, as far as the content goes.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let rect = layout.rect(forRowAt: indexPath) else { return }
    switch scrollPosition {
    case .none: scrollRectToVisible(rect, animated: animated)
    case .top: scroll(toTop: rect.minY - contentInset.top)
    case .middle: scroll(toTop: rect.midY - bounds.height / 2)
    case .bottom: scroll(toTop: rect.maxY + contentInset.bottom - bounds.height)
    }
  }

  private func scroll(toTop top: CGFloat) {
    contentOffset.y = min(max(firstOffset, top), lastOffset)
  }
}

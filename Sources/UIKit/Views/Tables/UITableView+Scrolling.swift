public import Foundation

extension UITableView {
  /// Scrolls until a row is where it shall be, as far as the content goes.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard var rect = layout.rect(forRowAt: indexPath) else { return }
    scroll(to: rect, at: scrollPosition, animated: animated)
    guard window != nil, layout.hasAutomaticRows else { return }
    // Rows that come into sight may be higher or lower than was thought; then others come.
    for _ in 0..<Self.mostTries {
      bringCells()
      guard let measured = layout.rect(forRowAt: indexPath), measured != rect else { return }
      rect = measured
      scroll(to: rect, at: scrollPosition, animated: false)
    }
  }

  /// So often that a row is found whose neighbors are ten times as high as was thought.
  private static let mostTries = 10

  private func scroll(to rect: CGRect, at scrollPosition: ScrollPosition, animated: Bool) {
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

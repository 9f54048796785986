public import Foundation

/// What a scroll view tells; every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the content's offset changed, whoever changed it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called after the zoom scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called for the view that zooming scales.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// No view.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

import Foundation

extension UIView {
  /// Has `layoutSubviews()` called in the next turn of the main queue, if the view is in a window by
  /// then.
  public func setNeedsLayout() {
    needsLayout = true
    guard window != nil else { return }
    LayoutPass.schedule()
  }

  /// Lays out the view and what is in it, each that needs it, at once.
  public func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
}

/// The layout of everything on screen at the end of a turn of the main queue.
@MainActor
private enum LayoutPass {
  private static var isScheduled = false

  static func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        isScheduled = false
        for window in UIApplication.shared.windows { window.layoutIfNeeded() }
      }
    }
  }
}

extension UIViewController {
  /// Puts the bars of a container into its view, which was loaded just now.
  func attachBars() {
    for bar in bars where bar.superview == nil { loadedView?.attach(bar) }
    (self as? UINavigationController)?.recognizeBarTaps()
  }

  /// Puts the view of a child into this one, behind the container's bars, in the room that it has.
  func attachContent(of child: UIViewController) {
    guard let content = child.view else { return }
    let firstBar = view.subviews.firstIndex { view in bars.contains { $0 === view } }
    view.attach(content, at: firstBar)
    fitContent(of: child)
  }

  /// Gives the view of a child the room between the container's bars, in a container that has some or shows pages.
  func fitContent(of child: UIViewController) {
    guard !bars.isEmpty || self is UIPageViewController, let content = child.viewIfLoaded,
      content.transform == .identity
    else {
      return
    }
    let frame = frame(ofVisibleChild: child)
    if content.frame != frame { content.frame = frame }
  }

  /// Has the bars placed and the safe areas between them found again.
  func setNeedsBarLayout() {
    guard let view = loadedView else { return }
    placeBars()
    for child in visibleChildren {
      fitContent(of: child)
      child.setNeedsLayoutBelowBars()
    }
    if view.window != nil { view.setNeedsSafeAreaTold() }
  }

  private func setNeedsLayoutBelowBars() {
    viewIfLoaded?.setNeedsLayout()
    for child in visibleChildren { child.setNeedsLayoutBelowBars() }
  }
}

extension OptionalMethod {
  /// The optional methods of a scroll view's delegate.
  static let scrolling: [OptionalMethod] =
    [
      "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging",
      "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
      "scrollViewDidEndScrollingAnimation", "scrollViewDidScrollToTop",
    ].map { scrollView($0) }
    + [
      scrollView("scrollViewShouldScrollToTop", returning: Result(type: "Bool", value: "true")),
      scrollView(
        "scrollViewDidEndDragging",
        Parameter(label: "willDecelerate", name: "decelerate", type: "Bool")),
      scrollView(
        "scrollViewWillEndDragging",
        Parameter(label: "withVelocity", name: "velocity", type: "Foundation.CGPoint"),
        Parameter(
          label: "targetContentOffset", name: "target",
          type: "UnsafeMutablePointer<CGPoint>")),
      scrollView("scrollViewWillBeginZooming", zoomedView),
      scrollView(
        "scrollViewDidEndZooming", zoomedView,
        Parameter(label: "atScale", name: "scale", type: "Foundation.CGFloat")),
      scrollView(
        "viewForZooming", label: "in", returning: Result(type: "UIKit.UIView?", value: "nil")),
    ]

  private static let zoomedView = Parameter(label: "with", name: "view", type: "UIKit.UIView?")

  private static func scrollView(
    _ name: String, label: String = "_", _ parameters: Parameter...,
    returning result: Result? = nil
  ) -> OptionalMethod {
    let scrollView = Parameter(label: label, name: "scrollView", type: "UIKit.UIScrollView")
    return OptionalMethod(
      protocolName: "UIScrollViewDelegate", baseName: name, parameters: [scrollView] + parameters,
      result: result)
  }
}

extension OptionalMethod {
  /// The optional methods of a scroll view's delegate.
  static let scrolling: [OptionalMethod] =
    ["scrollViewDidScroll", "scrollViewDidZoom"].map { name in
      scrollView(name, Parameter(label: "_", name: "scrollView", type: "UIKit.UIScrollView"))
    }
    + [
      scrollView(
        "viewForZooming",
        Parameter(label: "in", name: "scrollView", type: "UIKit.UIScrollView"),
        returning: Result(type: "UIKit.UIView?", value: "nil"))
    ]

  private static func scrollView(
    _ name: String, _ parameter: Parameter, returning result: Result? = nil
  ) -> OptionalMethod {
    OptionalMethod(
      protocolName: "UIScrollViewDelegate", baseName: name, parameters: [parameter],
      result: result)
  }
}

extension OptionalMethod {
  /// The optional methods of the delegates of presentations.
  static let presentations: [OptionalMethod] = [
    presentation("adaptivePresentationStyle", [adaptive], returning: style(".pageSheet")),
    presentation(
      "adaptivePresentationStyle",
      [
        adaptive,
        .init(
          label: "traitCollection", name: "traitCollection", type: "UIKit.UITraitCollection"),
      ],
      returning: style("adaptivePresentationStyle(for: controller)")),
    presentation(
      "presentationController",
      [
        .init(label: "_", name: "controller", type: "UIKit.UIPresentationController"),
        .init(
          label: "viewControllerForAdaptivePresentationStyle", name: "style",
          type: "UIKit.UIModalPresentationStyle"),
      ], returning: Result(type: "UIKit.UIViewController?", value: "nil")),
    presentation(
      "presentationController",
      [
        controller,
        .init(
          label: "willPresentWithAdaptiveStyle", name: "style",
          type: "UIKit.UIModalPresentationStyle"),
        .init(
          label: "transitionCoordinator", name: "transitionCoordinator",
          type: "(any UIKit.UIViewControllerTransitionCoordinator)?"),
      ]),
    presentation(
      "presentationControllerShouldDismiss", [controller],
      returning: Result(type: "Bool", value: "true")),
    presentation("presentationControllerWillDismiss", [controller]),
    presentation("presentationControllerDidDismiss", [controller]),
    presentation("presentationControllerDidAttemptToDismiss", [controller]),
    popover("prepareForPopoverPresentation"),
    popover(
      "popoverPresentationControllerShouldDismissPopover",
      returning: Result(type: "Bool", value: "true")),
    popover("popoverPresentationControllerDidDismissPopover"),
  ]

  private static let adaptive = Parameter(
    label: "for", name: "controller", type: "UIKit.UIPresentationController")
  private static let controller = Parameter(
    label: "_", name: "presentationController", type: "UIKit.UIPresentationController")

  private static func style(_ value: String) -> Result {
    Result(type: "UIKit.UIModalPresentationStyle", value: value)
  }

  private static func presentation(
    _ name: String, _ parameters: [Parameter], returning result: Result? = nil
  ) -> OptionalMethod {
    OptionalMethod(
      protocolName: "UIAdaptivePresentationControllerDelegate", baseName: name,
      parameters: parameters, result: result)
  }

  private static func popover(_ name: String, returning result: Result? = nil) -> OptionalMethod {
    OptionalMethod(
      protocolName: "UIPopoverPresentationControllerDelegate", baseName: name,
      parameters: [
        .init(
          label: "_", name: "popoverPresentationController",
          type: "UIKit.UIPopoverPresentationController")
      ],
      result: result)
  }
}

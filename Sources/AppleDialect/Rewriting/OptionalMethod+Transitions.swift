extension OptionalMethod {
  /// The optional methods of what is asked about how controllers come and go.
  static let transitions: [OptionalMethod] = [
    transitioning(
      "animationController",
      [
        controller("forPresented", "presented"), controller("presenting", "presenting"),
        controller("source", "source"),
      ], animator),
    transitioning("animationController", [controller("forDismissed", "dismissed")], animator),
    transitioning("interactionControllerForPresentation", [using], interaction),
    transitioning("interactionControllerForDismissal", [using], interaction),
    transitioning(
      "presentationController",
      [
        controller("forPresented", "presented"),
        Parameter(label: "presenting", name: "presenting", type: "UIKit.UIViewController?"),
        controller("source", "source"),
      ], "UIKit.UIPresentationController?"),
    OptionalMethod(
      protocolName: "UIViewControllerAnimatedTransitioning", baseName: "animationEnded",
      parameters: [Parameter(label: "_", name: "transitionCompleted", type: "Bool")]),
  ]

  private static let animator = "(any UIKit.UIViewControllerAnimatedTransitioning)?"
  private static let interaction = "(any UIKit.UIViewControllerInteractiveTransitioning)?"
  private static let using = Parameter(
    label: "using", name: "animator", type: "any UIKit.UIViewControllerAnimatedTransitioning")

  private static func controller(_ label: String, _ name: String) -> Parameter {
    Parameter(label: label, name: name, type: "UIKit.UIViewController")
  }

  private static func transitioning(
    _ name: String, _ parameters: [Parameter], _ result: String
  ) -> OptionalMethod {
    OptionalMethod(
      protocolName: "UIViewControllerTransitioningDelegate", baseName: name,
      parameters: parameters, result: Result(type: result, value: "nil"))
  }
}

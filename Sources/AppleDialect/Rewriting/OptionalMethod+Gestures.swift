extension OptionalMethod {
  /// The optional methods of a gesture recogniser's delegate, and what a context menu's delegate has.
  static let gestures: [OptionalMethod] =
    [
      OptionalMethod(
        protocolName: "UIGestureRecognizerDelegate", baseName: "gestureRecognizerShouldBegin",
        parameters: [recogniser], result: Result(type: "Bool", value: "true"))
    ]
    + [
      "shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf", "shouldBeRequiredToFailBy",
    ].map { label in
      asked(
        Parameter(
          label: label, name: "otherGestureRecognizer", type: "UIKit.UIGestureRecognizer"),
        byDefault: false)
    }
    + [
      asked(
        Parameter(label: "shouldReceive", name: "touch", type: "UIKit.UITouch"), byDefault: true),
      OptionalMethod(
        protocolName: "UIContextMenuInteractionDelegate", baseName: "contextMenuInteraction",
        parameters: [
          Parameter(label: "_", name: "interaction", type: "UIKit.UIContextMenuInteraction"),
          Parameter(
            label: "configurationForMenuAtLocation", name: "location", type: "Foundation.CGPoint"),
        ], result: Result(type: "UIKit.UIContextMenuConfiguration?", value: "nil")),
    ]

  private static let recogniser = Parameter(
    label: "_", name: "gestureRecognizer", type: "UIKit.UIGestureRecognizer")

  private static func asked(_ parameter: Parameter, byDefault answer: Bool) -> OptionalMethod {
    OptionalMethod(
      protocolName: "UIGestureRecognizerDelegate", baseName: "gestureRecognizer",
      parameters: [recogniser, parameter], result: Result(type: "Bool", value: "\(answer)"))
  }
}

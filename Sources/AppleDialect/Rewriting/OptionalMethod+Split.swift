extension OptionalMethod {
  /// The optional methods of a split view's delegate.
  static let splitViews: [OptionalMethod] = [
    svc(Parameter(label: "willChangeTo", name: "displayMode", type: displayMode)),
    OptionalMethod(
      protocolName: "UISplitViewControllerDelegate", baseName: "targetDisplayModeForAction",
      parameters: [.init(label: "in", name: "svc", type: splitView)],
      result: Result(type: displayMode, value: ".automatic")),
    split(controller("show", "vc"), sender, returning: no),
    split(controller("showDetail", "vc"), sender, returning: no),
    primary("forCollapsing"),
    primary("forExpanding"),
    split(
      controller("collapseSecondary", "secondaryViewController"),
      controller("onto", "primaryViewController"), returning: no),
    split(controller("separateSecondaryFrom", "primaryViewController"), returning: none),
    svc(
      Parameter(
        label: "topColumnForCollapsingToProposedTopColumn", name: "proposedTopColumn",
        type: column),
      returning: Result(type: column, value: "proposedTopColumn")),
    svc(
      Parameter(
        label: "displayModeForExpandingToProposedDisplayMode", name: "proposedDisplayMode",
        type: displayMode),
      returning: Result(type: displayMode, value: "proposedDisplayMode")),
    change("splitViewControllerDidCollapse"),
    change("splitViewControllerDidExpand"),
    svc(Parameter(label: "willShow", name: "column", type: column)),
    svc(Parameter(label: "willHide", name: "column", type: column)),
  ]

  private static let splitView = "UIKit.UISplitViewController"
  private static let displayMode = "UIKit.UISplitViewController.DisplayMode"
  private static let column = "UIKit.UISplitViewController.Column"
  private static let no = Result(type: "Bool", value: "false")
  private static let none = Result(type: "UIKit.UIViewController?", value: "nil")
  private static let sender = Parameter(label: "sender", name: "sender", type: "Any?")

  private static func controller(_ label: String, _ name: String) -> Parameter {
    Parameter(label: label, name: name, type: "UIKit.UIViewController")
  }

  private static func primary(_ label: String) -> OptionalMethod {
    OptionalMethod(
      protocolName: "UISplitViewControllerDelegate", baseName: "primaryViewController",
      parameters: [.init(label: label, name: "splitViewController", type: splitView)],
      result: none)
  }

  private static func change(_ name: String) -> OptionalMethod {
    OptionalMethod(
      protocolName: "UISplitViewControllerDelegate", baseName: name,
      parameters: [.init(label: "_", name: "svc", type: splitView)])
  }

  private static func svc(
    _ parameter: Parameter, returning result: Result? = nil
  ) -> OptionalMethod {
    method("svc", [parameter], result)
  }

  private static func split(
    _ parameters: Parameter..., returning result: Result? = nil
  ) -> OptionalMethod {
    method("splitViewController", parameters, result)
  }

  private static func method(
    _ name: String, _ parameters: [Parameter], _ result: Result?
  ) -> OptionalMethod {
    OptionalMethod(
      protocolName: "UISplitViewControllerDelegate", baseName: "splitViewController",
      parameters: [.init(label: "_", name: name, type: splitView)] + parameters,
      result: result)
  }
}

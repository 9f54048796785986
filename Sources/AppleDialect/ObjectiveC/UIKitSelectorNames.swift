/// The selectors of UIKit's and Foundation's own methods that apps name, by the methods' base names.
///
/// Of most the name follows from the labels; these are here because apps write them without labels
/// or inside a class that inherits them, or because Objective-C has another name.
enum UIKitSelectorNames {
  static let selectors: [String: String] = {
    var result = [
      "dismiss": "dismissViewControllerAnimated:completion:",
      "present": "presentViewController:animated:completion:",
      "popViewController": "popViewControllerAnimated:",
      "popToRootViewController": "popToRootViewControllerAnimated:",
      "pushViewController": "pushViewController:animated:",
      "performSegue": "performSegueWithIdentifier:sender:",
      "setEditing": "setEditing:animated:",
      "encodeRestorableState": "encodeRestorableStateWithCoder:",
      "decodeRestorableState": "decodeRestorableStateWithCoder:",
    ]
    for name in withoutArguments { result[name] = name }
    for name in withOneArgument { result[name] = name + ":" }
    return result
  }()

  private static let withoutArguments = [
    "applicationFinishedRestoringState", "becomeFirstResponder", "didReceiveMemoryWarning",
    "invalidateIntrinsicContentSize", "layoutIfNeeded", "layoutSubviews", "loadView",
    "loadViewIfNeeded", "reloadData", "reloadInputViews", "removeFromSuperview",
    "resignFirstResponder", "setNeedsDisplay", "setNeedsLayout", "setNeedsUpdateConstraints",
    "sizeToFit", "startAnimating", "stopAnimating", "toggleEditing", "updateConstraints",
    "viewDidLayoutSubviews", "viewDidLoad", "viewWillLayoutSubviews", "beginRefreshing",
    "endRefreshing", "setNeedsStatusBarAppearanceUpdate", "invalidate",
  ]

  private static let withOneArgument = [
    "copy", "cut", "delete", "endEditing", "paste", "select", "selectAll", "toggleBoldface",
    "toggleItalics", "toggleUnderline", "viewDidAppear", "viewDidDisappear", "viewWillAppear",
    "viewWillDisappear", "makeTextWritingDirectionLeftToRight",
    "makeTextWritingDirectionRightToLeft", "increaseSize", "decreaseSize",
  ]
}

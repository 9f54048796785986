/// Types in the methods of delegates that had other names before Swift 4.2; the engine declares
/// both.
enum RenamedType {
  static let names = [
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "UINavigationControllerOperation": "UINavigationController.Operation",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITextFieldDidEndEditingReason": "UITextField.DidEndEditingReason",
  ]
}

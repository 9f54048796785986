extension OptionalMethod {
  /// The optional methods of what says which rows and items the user drags.
  static let dragging: [OptionalMethod] =
    dragging("UICollectionViewDragDelegate", "collectionView", "UIKit.UICollectionView")
    + dragging("UITableViewDragDelegate", "tableView", "UIKit.UITableView")

  private static func dragging(
    _ protocolName: String, _ name: String, _ type: String
  ) -> [OptionalMethod] {
    let list = Parameter(label: "_", name: name, type: type)
    let method = { (parameters: [Parameter], result: Result?) in
      OptionalMethod(
        protocolName: protocolName, baseName: name, parameters: [list] + parameters,
        result: result)
    }
    return [
      method(
        [
          session("itemsForAddingTo"),
          Parameter(label: "at", name: "indexPath", type: "Foundation.IndexPath"),
          Parameter(label: "point", name: "point", type: "Foundation.CGPoint"),
        ], Result(type: "[UIKit.UIDragItem]", value: "[]")),
      method([session("dragSessionWillBegin")], nil),
      method([session("dragSessionDidEnd")], nil),
      method(
        [session("dragSessionAllowsMoveOperation")], Result(type: "Bool", value: "true")),
      method(
        [session("dragSessionIsRestrictedToDraggingApplication")],
        Result(type: "Bool", value: "false")),
    ]
  }

  private static func session(_ label: String) -> Parameter {
    Parameter(label: label, name: "session", type: "any UIKit.UIDragSession")
  }
}

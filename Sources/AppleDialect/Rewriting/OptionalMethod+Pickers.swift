extension OptionalMethod {
  /// The optional methods of the delegates of a view with wheels and of the screen that picks pictures.
  static let pickers: [OptionalMethod] = [
    picker("titleForRow", returning: Result(type: "String?", value: "nil")),
    picker("didSelectRow", component: "inComponent"),
    pictures(
      "imagePickerController",
      Parameter(
        label: "didFinishPickingMediaWithInfo", name: "info",
        type: "[UIKit.UIImagePickerController.InfoKey: Any]")),
    pictures("imagePickerControllerDidCancel"),
  ]

  private static func pictures(_ name: String, _ further: Parameter...) -> OptionalMethod {
    OptionalMethod(
      protocolName: "UIImagePickerControllerDelegate", baseName: name,
      parameters: [
        Parameter(label: "_", name: "picker", type: "UIKit.UIImagePickerController")
      ] + further)
  }

  private static func picker(
    _ label: String, component: String = "forComponent", returning result: Result? = nil
  ) -> OptionalMethod {
    OptionalMethod(
      protocolName: "UIPickerViewDelegate", baseName: "pickerView",
      parameters: [
        Parameter(label: "_", name: "pickerView", type: "UIKit.UIPickerView"),
        Parameter(label: label, name: "row", type: "Int"),
        Parameter(label: component, name: "component", type: "Int"),
      ], result: result)
  }
}

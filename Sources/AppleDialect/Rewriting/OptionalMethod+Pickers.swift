extension OptionalMethod {
  /// The optional methods of the delegate of a view with wheels.
  static let pickers: [OptionalMethod] = [
    picker("titleForRow", returning: Result(type: "String?", value: "nil")),
    picker("didSelectRow", component: "inComponent"),
  ]

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

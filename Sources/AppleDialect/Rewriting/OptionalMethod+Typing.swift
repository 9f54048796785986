extension OptionalMethod {
  /// The optional methods of the delegates of text fields and views that are about typing.
  static let textFieldTyping: [OptionalMethod] = [
    field(
      "textFieldDidEndEditing",
      Parameter(label: "reason", name: "reason", type: "UIKit.UITextField.DidEndEditingReason")),
    field(
      "textField",
      Parameter(label: "shouldChangeCharactersIn", name: "range", type: "Foundation.NSRange"),
      Parameter(label: "replacementString", name: "string", type: "String"), returning: allowed),
    field("textFieldDidChangeSelection"),
    field("textFieldShouldClear", returning: allowed),
    OptionalMethod(
      protocolName: "UITextViewDelegate", baseName: "textView",
      parameters: [
        Parameter(label: "_", name: "textView", type: "UIKit.UITextView"),
        Parameter(label: "shouldChangeTextIn", name: "range", type: "Foundation.NSRange"),
        Parameter(label: "replacementText", name: "text", type: "String"),
      ], result: allowed),
  ]

  private static let allowed = Result(type: "Bool", value: "true")

  private static func field(
    _ name: String, _ parameters: Parameter..., returning result: Result? = nil
  ) -> OptionalMethod {
    OptionalMethod(
      protocolName: "UITextFieldDelegate", baseName: name,
      parameters: [Parameter(label: "_", name: "textField", type: "UIKit.UITextField")]
        + parameters,
      result: result)
  }
}

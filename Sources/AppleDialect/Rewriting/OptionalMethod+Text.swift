extension OptionalMethod {
  /// The optional methods of a text view's delegate.
  static let textViewDelegate: [OptionalMethod] =
    ["textViewShouldBeginEditing", "textViewShouldEndEditing"]
    .map { textView($0, returning: Result(type: "Bool", value: "true")) }
    + [
      "textViewDidBeginEditing", "textViewDidEndEditing", "textViewDidChange",
      "textViewDidChangeSelection",
    ].map { textView($0) }

  private static func textView(_ name: String, returning result: Result? = nil) -> OptionalMethod {
    OptionalMethod(
      protocolName: "UITextViewDelegate", baseName: name,
      parameters: [.init(label: "_", name: "textView", type: "UIKit.UITextView")],
      result: result)
  }
}

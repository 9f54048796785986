public import Foundation

extension UITextField {
  /// How the edge of a field looks.
  public enum BorderStyle: Int, Sendable {
    /// There is none.
    case none
    /// A line.
    case line
    /// As sunk in.
    case bezel
    /// With round corners.
    case roundedRect
  }

  /// When something in a field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// While it is not.
    case unlessEditing
    /// Always.
    case always
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is as the user wants it.
    case committed
  }

  /// Posted when editing began.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }

  /// Posted when editing ended.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }

  /// Posted when the user changed the text.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
}

public import UIKit

extension ExampleApp {
  /// Types a text into a field after what is in it, as the user does: the field becomes first
  /// responder, and its delegate is asked for each character; a line's end is the return key.
  ///
  /// Traps where it cannot be edited.
  public func type(_ text: String, into field: UITextField) {
    // A statement that cannot be carried out ends the launch; it is reported at its line in the guide.
    guard field.isFirstResponder || field.becomeFirstResponder() else {
      fatalError("The text field cannot be edited")
    }
    field.userTypes(text)
  }

  /// Types a text into a view, as the user does.
  ///
  /// Traps where it cannot be edited.
  public func type(_ text: String, into view: UITextView) {
    guard view.isEditable, view.isFirstResponder || view.becomeFirstResponder() else {
      fatalError("The text view cannot be edited")
    }
    view.userTypes(text)
  }

  /// Types a text into the field or view with this placeholder, accessibility label or identifier.
  ///
  /// Traps where there is none of that name or several.
  public func type(_ text: String, into name: String) {
    let inputs = (UserTargets.front?.viewIfLoaded ?? window).map(Self.inputs) ?? []
    let named = inputs.filter { view in
      let placeholder = (view as? UITextField)?.placeholder
      return [placeholder, view.accessibilityLabel, view.accessibilityIdentifier].contains(name)
    }
    guard let view = named.first, named.count == 1 else {
      let count = named.isEmpty ? "No text field on screen is" : "\(named.count) text fields are"
      fatalError("\(count) called \"\(name)\"")
    }
    if let field = view as? UITextField { type(text, into: field) }
    if let view = view as? UITextView { type(text, into: view) }
  }

  private static func inputs(in view: UIView) -> [UIView] {
    guard !view.isHidden else { return [] }
    let own = view is UITextField || view is UITextView ? [view] : []
    return own + view.subviews.flatMap(inputs)
  }
}

extension UITextField {
  /// The selection, and whether the user types here, as a value that an app can store.
  ///
  /// Set it when the text is there: a selection that the present text does not have selects nothing.
  public var interactionState: Any {
    get {
      TextInteractionState(
        selection: selectedTextRange?.range, isFirstResponder: isFirstResponder
      ).value
    }
    set {
      guard let state = TextInteractionState(newValue) else { return }
      if state.isFirstResponder { becomeFirstResponder() }
      selectedTextRange = state.selection.map(UITextRange.init)
    }
  }
}

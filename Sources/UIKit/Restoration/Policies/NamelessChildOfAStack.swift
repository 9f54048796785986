/// What becomes of the children above one without an identifier in a navigation stack.
///
/// Point 10.11 of the specification.
enum NamelessChildOfAStack: String, CaseIterable, Sendable {
  case leftOut
  case endsTheStack
}

extension StateRestorationPolicy where Value == NamelessChildOfAStack {
  /// What becomes of the children above one without an identifier in a navigation stack.
  static var namelessChildOfAStack: Self {
    Self(
      number: "10.11", name: "namelessChildOfAStack", usual: .leftOut,
      reason: "Apple says that each child with an identifier is saved")
  }
}

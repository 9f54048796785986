/// Whether the view of a controller is loaded before it decodes, though it was not when it was saved.
///
/// Point 10.18 of the specification.
enum ViewThatWasNeverLoaded: String, CaseIterable, Sendable {
  case staysUnloaded
  case isLoaded
}

extension StateRestorationPolicy where Value == ViewThatWasNeverLoaded {
  /// Whether the view of a controller is loaded before it decodes, though it was not when it was saved.
  static var viewThatWasNeverLoaded: Self {
    Self(
      number: "10.18", name: "viewThatWasNeverLoaded", usual: .isLoaded,
      reason: """
        apps set outlets while they decode, a public program asserts there that the view is loaded, \
        and a book says that viewDidLoad comes first; only the flag in the archive speaks against it
        """)
  }
}

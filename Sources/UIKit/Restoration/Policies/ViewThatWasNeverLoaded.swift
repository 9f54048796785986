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
      number: "10.18", name: "viewThatWasNeverLoaded", usual: .staysUnloaded,
      reason: """
        the archive says of each controller whether its view was loaded, which has no other use that is \
        known; a public program that asserts while it decodes that its view is loaded has visited it
        """)
  }
}

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
        the archive records for each controller whether its view was loaded, and no other use of that \
        record is known; one public program asserts while decoding that the view is loaded, but there \
        the user had visited it
        """)
  }
}

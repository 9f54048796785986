/// What becomes of an older archive when the app refuses to save.
///
/// Point 10.22 of the specification.
enum OlderArchiveAfterARefusal: String, CaseIterable, Sendable {
  case deleted
  case kept
}

extension StateRestorationPolicy where Value == OlderArchiveAfterARefusal {
  /// What becomes of an older archive when the app refuses to save.
  static var olderArchiveAfterARefusal: Self {
    Self(
      number: "10.22", name: "olderArchiveAfterARefusal", usual: .deleted,
      reason: "state that the app does not want to save any more should not come back")
  }
}

/// What becomes of the archive when everything was restored from it.
///
/// Point 10.12 of the specification.
enum ArchiveAfterRestoring: String, CaseIterable, Sendable {
  case kept
  case deleted
}

extension StateRestorationPolicy where Value == ArchiveAfterRestoring {
  /// What becomes of the archive when everything was restored from it.
  static var archiveAfterRestoring: Self {
    Self(
      number: "10.12", name: "archiveAfterRestoring", usual: .kept,
      reason:
        "an app that is killed in front would lose its state otherwise; Apple says it is typically discarded"
    )
  }
}

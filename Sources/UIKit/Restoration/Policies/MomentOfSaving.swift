/// Whether state is saved before or after the delegate is notified of the background.
///
/// Point 10.19 of the specification.
enum MomentOfSaving: String, CaseIterable, Sendable {
  case afterDidEnterBackground
  case beforeDidEnterBackground
}

extension StateRestorationPolicy where Value == MomentOfSaving {
  /// Whether state is saved before or after the delegate is notified of the background.
  static var momentOfSaving: Self {
    Self(
      number: "10.19", name: "momentOfSaving", usual: .afterDidEnterBackground,
      reason: "it is what most people take for granted; Apple says only when")
  }
}

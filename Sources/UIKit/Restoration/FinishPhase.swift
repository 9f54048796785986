/// The last round of a restoration: every restored object learns that all have decoded, ancestors
/// first (uikit-restoration 3.5).
@MainActor
struct FinishPhase {
  private let restoration: Restoration

  init(_ restoration: Restoration) {
    self.restoration = restoration
  }

  func run() {
    var told = Set<ObjectIdentifier>()
    for object in restoration.objects {
      // Views have no such method; controllers and registered objects have.
      guard let located = restoration.locatedObject(for: object),
        let restoring = located as? any UIStateRestoring,
        told.insert(ObjectIdentifier(located)).inserted
      else { continue }
      Trace.hook(located, "applicationFinishedRestoringState()")
      restoring.applicationFinishedRestoringState()
    }
  }
}

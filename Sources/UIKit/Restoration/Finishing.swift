/// The last round of a restoration: every restored controller hears that all have decoded, ancestors
/// first (uikit-restoration 3.5).
@MainActor
struct Finishing {
  private let restoration: Restoration

  init(_ restoration: Restoration) {
    self.restoration = restoration
  }

  func run() {
    var told = Set<ObjectIdentifier>()
    for object in restoration.objects {
      let located = restoration.locatedObject(at: object.path)
      guard let controller = located as? UIViewController,
        told.insert(ObjectIdentifier(controller)).inserted
      else { continue }
      Trace.hook(controller, "applicationFinishedRestoringState()")
      controller.applicationFinishedRestoringState()
    }
  }
}

import Foundation
import RunRecord

/// The second pass of a restoration: every located object reads its own state, ancestors first,
/// then the app delegate (uikit-restoration 3.4).
@MainActor
struct DecodePhase {
  private let restoration: Restoration

  init(_ restoration: Restoration) {
    self.restoration = restoration
  }

  func run(topLevel coder: UIStateRestorationKeyedUnarchiver) {
    for object in restoration.objects {
      guard let located = restoration.locatedObject(for: object) else { continue }
      // A factory may return one object for two paths: the object stands for the path that is being decoded.
      restoration.setPath(of: located, to: object)
      decode(located, object)
    }
    Trace.hook(restoration.delegate.object, "application(_:didDecodeRestorableStateWith:)")
    restoration.delegate.application(
      restoration.application, didDecodeRestorableStateWith: coder)
  }

  private func decode(_ located: NSObject, _ object: ArchivedObject) {
    guard AppClasses.isKind(type(of: located), ofClassNamed: object.className) else {
      Trace.decision(
        located,
        .notDecoded(
          className: AppClasses.name(of: type(of: located)), savedClassName: object.className))
      return
    }
    let coder = restoration.takeCoder(for: object)
    switch located {
    case let controller as UIViewController:
      Trace.hook(controller, "decodeRestorableState(with:)")
      controller.decodeRestorableState(with: coder)
    case let view as UIView:
      Trace.hook(view, "decodeRestorableState(with:)")
      view.decodeRestorableState(with: coder)
    default:
      Trace.hook(located, "decodeRestorableState(with:)")
      (located as? any UIStateRestoring)?.decodeRestorableState(with: coder)
    }
  }
}

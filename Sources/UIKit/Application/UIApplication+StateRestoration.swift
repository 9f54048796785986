import RunRecord

extension UIApplication {
  /// Makes an object known to state restoration, so that coders refer to it by its identifier.
  ///
  /// Registration alone saves nothing: the object is saved if something that is saved refers to it
  /// (uikit-restoration 2.2, P7).
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {
    RegisteredObjects.shared.register(object, identifier: restorationIdentifier)
  }

  /// Says, while state is restored, that restoring goes on asynchronously until
  /// `completeStateRestoration()` is called as often.
  ///
  /// A process that dies in between loses its saved state (uikit-restoration 3.7).
  public func extendStateRestoration() {
    RestorationExtension.open()
  }

  /// Says that what `extendStateRestoration()` announced is done.
  public func completeStateRestoration() {
    RestorationExtension.complete()
  }

  /// Says, in a method that UIKit calls to save state, that the next launch shall not begin with
  /// the picture of this one's screen; ignored elsewhere (uikit-restoration 1.2).
  public func ignoreSnapshotOnNextApplicationLaunch() {
    guard Preservation.current != nil else {
      Trace.warning(self, .snapshotRequestIgnored)
      return
    }
    Trace.decision(self, .snapshotNotUsed(reason: .askedByApp))
  }
}

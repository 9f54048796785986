import Foundation
import RunRecord

/// The pair of delegate methods by which an app opts in: the secure one, which supersedes the old.
///
/// Both methods of a pair must be implemented for anything to happen (uikit-restoration 1.1).
@MainActor
struct OptInMethods {
  var isSecure: Bool

  /// The pair that counts for a delegate; nil where it implements none.
  init?(of delegate: any UIApplicationDelegate) {
    switch (Self.hasSecurePair(delegate), Self.has(Self.old, delegate)) {
    case (true, _): isSecure = true
    case (false, true): isSecure = false
    case (false, false): return nil
    }
  }

  func askToSave(
    _ delegate: any UIApplicationDelegate, application: UIApplication, coder: NSCoder
  ) -> Bool {
    if !isSecure { warn(delegate, "Save") }
    Trace.hook(delegate.object, (isSecure ? Self.secure : Self.old).save)
    return isSecure
      ? delegate.application(application, shouldSaveSecureApplicationState: coder)
      : delegate.application(application, shouldSaveApplicationState: coder)
  }

  func askToRestore(
    _ delegate: any UIApplicationDelegate, application: UIApplication, coder: NSCoder
  ) -> Bool {
    if !isSecure { warn(delegate, "Restore") }
    Trace.hook(delegate.object, (isSecure ? Self.secure : Self.old).restore)
    return isSecure
      ? delegate.application(application, shouldRestoreSecureApplicationState: coder)
      : delegate.application(application, shouldRestoreApplicationState: coder)
  }

  /// The log line that an app with the old pair alone gets (uikit-restoration 1.1); its end is not
  /// known.
  private func warn(_ delegate: any UIApplicationDelegate, _ verb: String) {
    Trace.warning(delegate.object, .deprecatedOptIn(verb: verb))
  }

  /// Why a delegate has no pair that the system knows: which method of one is missing, or both.
  static func gap(of delegate: any UIApplicationDelegate) -> OptInGap {
    for pair in knowsSecurePair ? [secure, old] : [old] {
      if delegate.implements(pair.save) { return .halfOfPair(missing: pair.restore) }
      if delegate.implements(pair.restore) { return .halfOfPair(missing: pair.save) }
    }
    return .nothing(missing: (knowsSecurePair ? secure : old).save)
  }

  private struct Pair {
    var save: String
    var restore: String
  }

  private static let secure = Pair(
    save: "application(_:shouldSaveSecureApplicationState:)",
    restore: "application(_:shouldRestoreSecureApplicationState:)")

  private static let old = Pair(
    save: "application(_:shouldSaveApplicationState:)",
    restore: "application(_:shouldRestoreApplicationState:)")

  /// Systems before 13.2 do not know the secure pair (scenes-and-ios-27, section 1).
  private static var knowsSecurePair: Bool { Device.systemVersion >= VersionNumber("13.2") }

  private static func hasSecurePair(_ delegate: any UIApplicationDelegate) -> Bool {
    knowsSecurePair && has(secure, delegate)
  }

  private static func has(_ pair: Pair, _ delegate: any UIApplicationDelegate) -> Bool {
    delegate.implements(pair.save) && delegate.implements(pair.restore)
  }
}

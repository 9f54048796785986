/// The keys of what UIKit itself saves of every app, beside what the app's delegate encodes
/// (uikit-restoration 6.4).
package enum ReservedArchiveKey: String, CaseIterable, Sendable {
  case majorVersion = "kUIStateRestorationArchiveMajorVersionKey"
  case minorVersion = "kUIStateRestorationArchiveMinorVersionKey"

  // Without the suffix that the constants have: policy 10.17.
  case bundleVersion = "UIApplicationStateRestorationBundleVersion"
  case systemVersion = "UIApplicationStateRestorationSystemVersion"
  case timestamp = "UIApplicationStateRestorationTimestamp"
  case userInterfaceIdiom = "UIApplicationStateRestorationUserInterfaceIdiom"
}

/// The order in which Apple's tool prints keys: without regard to case.
enum ArchiveKeyOrder {
  static func precedes(_ a: String, _ b: String) -> Bool {
    let (lowerA, lowerB) = (a.lowercased(), b.lowercased())
    return lowerA == lowerB ? a < b : lowerA < lowerB
  }
}

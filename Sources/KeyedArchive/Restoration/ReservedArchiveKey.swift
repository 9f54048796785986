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

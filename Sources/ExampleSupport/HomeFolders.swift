import Foundation

/// The folders that each app finds in its home on a phone.
package enum HomeFolders {
  /// Makes those that are not there yet; only in a home that was given to the app as its own.
  ///
  /// What cannot be made is left out: an app that writes there is told by the error of its write.
  package static func make() {
    guard let home = ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"] else { return }
    for folder in ["Documents", "Library/Caches", "Library/Preferences"] {
      try? FileManager.default.createDirectory(
        atPath: "\(home)/\(folder)", withIntermediateDirectories: true)
    }
  }
}

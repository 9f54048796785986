import Foundation
import RunRecord

/// The saved-state archive that an app left on disk.
enum SavedArchive {
  /// Where an app with this bundle identifier saves, below its home.
  static func path(home: String, bundleIdentifier: String) -> String {
    "\(home)/Library/Saved Application State/\(bundleIdentifier).savedState/data.data"
  }

  /// What is at the path.
  static func read(_ path: String) -> ArchiveOnDisk {
    guard FileManager.default.fileExists(atPath: path) else { return .none }
    return .unreadable(reason: "archives cannot be read yet")
  }
}

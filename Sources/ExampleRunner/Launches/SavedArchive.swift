import Foundation
import KeyedArchive
import RunRecord

/// The saved-state archive that an app left on disk.
enum SavedArchive {
  /// Where an app with this bundle identifier saves, below its home.
  static func path(home: String, bundleIdentifier: String) -> String {
    "\(home)/Library/Saved Application State/\(bundleIdentifier).savedState/data.data"
  }

  /// What is at the path.
  ///
  /// The file was written by a program that may have done anything.
  static func read(_ path: String) -> ArchiveOnDisk {
    guard FileManager.default.fileExists(atPath: path) else { return .none }
    do {
      let data = try BoundedFile.read(path, limit: PropertyListLimits().fileByteCount)
      return .saved(try RestorationArchiveReader(data).tree(), byteCount: data.count)
    } catch let error as FileError {
      // The path of this run's folder says nothing to an author, and differs every time.
      return .unreadable(reason: error.explanation)
    } catch {
      return .unreadable(reason: "\(error)")
    }
  }
}

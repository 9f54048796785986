import Foundation
import KeyedArchive
import RunRecord

/// The saved state that an app left on disk: of its view controllers, or of its scenes.
struct SavedArchive {
  /// The folder of an app's saved state.
  private let folder: String

  /// The state of the app with this bundle identifier, below its home.
  init(home: String, bundleIdentifier: String) {
    folder = "\(home)/Library/Saved Application State/\(bundleIdentifier).savedState"
  }

  /// What is there: the archive of controllers, the file of scene sessions, or both where a build of
  /// the app had the one and another build the other.
  ///
  /// The files were written by a program that may have done anything.
  var onDisk: ArchiveOnDisk {
    let sessions = read("KnownSceneSessions/data.data")
    switch (read("data.data"), sessions) {
    case (.none, _): return sessions
    case (let archive, .none): return archive
    case (.unreadable(let reason), _), (_, .unreadable(let reason)):
      return .unreadable(reason: reason)
    case (.saved(let archive, let byteCount), .saved(let scenes, let sceneByteCount)):
      return .saved(archive.together(with: scenes), byteCount: byteCount + sceneByteCount)
    }
  }

  private func read(_ name: String) -> ArchiveOnDisk {
    let path = "\(folder)/\(name)"
    guard FileManager.default.fileExists(atPath: path) else { return .none }
    do {
      let data = try BoundedFile.read(path, limit: SavedStateSize.tooLargeByteCount)
      guard case .restoration(let archive) = try ArchiveFile(data) else {
        return .unreadable(reason: "it is no saved state but another archive")
      }
      return .saved(archive, byteCount: data.count)
    } catch let error as FileError {
      // The path of this run's folder says nothing to an author, and differs every time.
      return .unreadable(reason: error.explanation)
    } catch {
      return .unreadable(reason: "\(error)")
    }
  }
}

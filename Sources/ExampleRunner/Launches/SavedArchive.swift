import Foundation
import KeyedArchive
import RunRecord

/// The saved state that an app left on disk: of its view controllers, or of its scenes.
struct SavedArchive {
  private let home: String

  /// The folder of an app's saved state, below the home.
  private let folder: String

  /// The state of the app with this bundle identifier, below its home.
  init(home: String, bundleIdentifier: String) {
    self.home = home
    folder = "Library/Saved Application State/\(bundleIdentifier).savedState"
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
    let found: OpenPlace
    do {
      switch try StrangersFolder(home).place("\(folder)/\(name)") {
      case .nothing: return .none
      // A link leads where the program itself could not go.
      case .link:
        return .unreadable(reason: "it is behind a symbolic link, which is not followed")
      case .found(let place): found = place
      }
    } catch {
      return .none
    }
    do {
      let data = try BoundedFile.read(found.path, limit: SavedStateSize.tooLargeByteCount)
      guard case .restoration(let archive) = try ArchiveFile(data) else {
        return .unreadable(reason: "it is an archive, but not of saved state")
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

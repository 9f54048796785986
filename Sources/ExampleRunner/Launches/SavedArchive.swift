import Foundation
import Glibc
import KeyedArchive
import RunRecord

/// The saved state that an app left on disk: of its view controllers, or of its scenes.
struct SavedArchive {
  private let home: String

  /// The folder of an app's saved state.
  private let folder: String

  /// The state of the app with this bundle identifier, below its home.
  init(home: String, bundleIdentifier: String) {
    self.home = home
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

  /// Whether no link is on the way from the home to a path.
  private func isBelowHome(_ path: String) -> Bool {
    Self.realPath(path) == Self.realPath(home).map { $0 + path.dropFirst(home.count) }
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func read(_ name: String) -> ArchiveOnDisk {
    let path = "\(folder)/\(name)"
    guard FileManager.default.fileExists(atPath: path) else { return .none }
    // A link leads where the program itself could not go.
    guard isBelowHome(path) else {
      return .unreadable(reason: "it is behind a symbolic link, which is not followed")
    }
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

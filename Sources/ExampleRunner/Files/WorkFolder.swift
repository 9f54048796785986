import Foundation
import Glibc
import Synchronization

/// A folder for one run of an example, gone when the run is over.
///
/// It is locked for that time: what is not locked was left by a process that was killed, wherever it ran. Numbers of
/// processes do not tell, because containers that share a cache count each for itself.
struct WorkFolder: Sendable {
  let path: String

  /// The folder of a cache in which all these lie.
  static let parent = "work"

  private static let count = Atomic(0)

  /// Makes a folder below `parent` for the time of `body`, and removes it whatever happens.
  static func with<Result: Sendable>(
    in parent: String, _ body: (WorkFolder) async throws -> Result
  ) async throws -> Result {
    let (folder, lock) = try make(in: parent)
    // Until it is removed, no other runner may take it for abandoned.
    defer { withExtendedLifetime(lock) {} }
    let result: Result
    do {
      result = try await body(folder)
    } catch {
      try Files.remove(folder.path)
      throw error
    }
    try Files.remove(folder.path)
    return result
  }

  /// Removes what processes left that were killed before they could.
  static func removeAbandoned(in parent: String) throws {
    guard FileManager.default.fileExists(atPath: parent) else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: parent) {
      let path = "\(parent)/\(name)"
      guard let lock = try lock(path) else { continue }
      defer { withExtendedLifetime(lock) {} }
      try Files.remove(path)
    }
  }

  private static func make(in parent: String) throws -> (WorkFolder, OpenPlace) {
    while true {
      let number = count.add(1, ordering: .relaxed).newValue
      let random = String(UInt32.random(in: 0...UInt32.max), radix: 16)
      let folder = WorkFolder(path: "\(parent)/\(getpid())-\(number)-\(random)")
      try Files.makeNewFolder(folder.path)
      if let lock = try lock(folder.path) { return (folder, lock) }
      // Another runner came first, and removes it.
    }
  }

  /// Nil where another runner has it locked, and where it is gone.
  private static func lock(_ path: String) throws -> OpenPlace? {
    let folder = OpenPlace(open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
    guard folder.descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw RunnerError.fileOperationFailed(path: path, reason: Files.text(ofError: errno))
    }
    guard flock(folder.descriptor, LOCK_EX | LOCK_NB) == 0 else {
      if errno == EWOULDBLOCK { return nil }
      throw RunnerError.fileOperationFailed(path: path, reason: Files.text(ofError: errno))
    }
    // It may have been removed between the two.
    var status = stat()
    return fstat(folder.descriptor, &status) == 0 && status.st_nlink > 0 ? folder : nil
  }
}

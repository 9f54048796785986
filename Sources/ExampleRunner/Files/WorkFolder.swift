import Foundation
import Glibc
import Synchronization

/// A folder for one run of an example, gone when the run is over.
struct WorkFolder: Sendable {
  let path: String

  /// The folder of a cache in which all these lie.
  static let parent = "work"

  private static let count = Atomic(0)

  /// Makes a folder below `parent` for the time of `body`, and removes it whatever happens.
  static func with<Result: Sendable>(
    in parent: String, _ body: (WorkFolder) async throws -> Result
  ) async throws -> Result {
    let number = count.add(1, ordering: .relaxed).newValue
    let folder = WorkFolder(path: "\(parent)/\(getpid())-\(number)")
    try Files.remove(folder.path)
    try Files.makeNewFolder(folder.path)
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
      guard let owner = name.split(separator: "-").first.flatMap({ pid_t($0) }) else { continue }
      if kill(owner, 0) != 0 && errno == ESRCH { try removeOnce("\(parent)/\(name)") }
    }
  }

  /// Removes a folder that other runners may be about to remove too: the one that renames it does.
  private static func removeOnce(_ path: String) throws {
    let number = count.add(1, ordering: .relaxed).newValue
    let claimed = "\(URL(filePath: path).deletingLastPathComponent().path)/\(getpid())-\(number)"
    if rename(path, claimed) == 0 { try Files.remove(claimed) }
  }
}

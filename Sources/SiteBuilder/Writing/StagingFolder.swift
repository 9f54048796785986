import Foundation
import Glibc

/// A folder beside the output folder, on the same disk, in which a site grows before it takes the
/// output folder's place.
struct StagingFolder {
  let path: String
  private let target: String

  init(beside target: String) {
    self.target = target
    path = Self.prefix(target) + "\(getpid())"
  }

  func make() throws {
    try remove()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Exchanges the folder with its target in one step; a target that is not there yet is made.
  func changePlaces() throws {
    if Rename.exchange(path, target) { return }
    // Nothing to exchange with, or a file system that cannot: then an old site gives way first.
    if errno != ENOENT { try makeWay() }
    guard rename(path, target) == 0 else { throw SystemError(errno) }
  }

  func remove() throws { try Self.remove(path) }

  /// Removes what builds left that were killed before they could.
  static func removeAbandoned(beside target: String) throws {
    let parent = URL(filePath: target).deletingLastPathComponent().path
    let prefix = prefix(target)
    guard FileManager.default.fileExists(atPath: parent) else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: parent) {
      let path = URL(filePath: parent).appending(component: name).path
      guard path.hasPrefix(prefix),
        let owner = pid_t(path.dropFirst(prefix.count).prefix { $0 != "-" })
      else {
        continue
      }
      if kill(owner, 0) != 0 && errno == ESRCH { try remove(path) }
    }
  }

  private func makeWay() throws {
    let old = "\(path)-old"
    try Self.remove(old)
    guard rename(target, old) == 0 else { throw SystemError(errno) }
    guard rename(path, target) != 0 else { return try Self.remove(old) }
    let failure = SystemError(errno)
    _ = rename(old, target)
    throw failure
  }

  /// Hidden, so that it is not taken for a second site; a number of a process follows.
  private static func prefix(_ target: String) -> String {
    let url = URL(filePath: target)
    return url.deletingLastPathComponent()
      .appending(component: ".\(url.lastPathComponent).reprise-").path
  }

  private static func remove(_ path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    try FileManager.default.removeItem(atPath: path)
  }
}

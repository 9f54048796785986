import Diagnostics
import Foundation
import Glibc

/// Writes several files of a project: all of them or none, also where the process is killed in the middle.
///
/// The new contents are laid down in the cache first, then a list of what belongs where, by a rename: that decides.
/// What was not moved to its place by then is moved by `finish`, which the next command that reads the project calls. So
/// nothing but finished files ever lies in the folder of the guides.
package struct FileTransaction {
  /// A file that takes the place of another, or of none.
  struct Replacement {
    var path: String

    /// Nil where there is no file.
    var old: Data?
    var new: Data
  }

  private struct Entry: Codable {
    var path: String
    var old: Data?
    var permissions: UInt32
  }

  /// Where contents wait.
  private let folder: String

  /// The folder of the guides, as it really lies: nothing outside of it is ever written.
  private let guides: String

  package init(folders: ProjectFolders) {
    guides = RealPath.of(folders.content)
    folder = "\(folders.cache)/writing-\(StablePathName.of(guides))"
  }

  private var list: String { "\(folder)/list.json" }
  private func content(_ number: Int) -> String { "\(folder)/\(number)" }

  /// Writes the files.
  ///
  /// - Throws: `ProjectError.unwritable`; nothing is written then, unless the error says that a file could not be
  ///   moved to its place: then `finish` goes on with it.
  func write(_ replacements: [Replacement]) throws(ProjectError) {
    guard !replacements.isEmpty else { return }
    let lock = try lock()
    defer { close(lock) }
    try finishLocked()
    do throws(ProjectError) {
      try layDown(replacements)
    } catch {
      remove()
      throw error
    }
    try finishLocked()
  }

  /// Finishes what a process was killed at; how many files were moved to their places.
  ///
  /// A file that another program has changed since stays as it is.
  @discardableResult
  package func finish() throws(ProjectError) -> Int {
    // Mostly there is nothing, and no folder for a lock.
    guard FileManager.default.fileExists(atPath: folder) else { return 0 }
    let lock = try lock()
    defer { close(lock) }
    return try finishLocked()
  }

  private func layDown(_ replacements: [Replacement]) throws(ProjectError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      var entries: [Entry] = []
      for (number, file) in replacements.enumerated() {
        let permissions = try Self.permissions(of: file)
        try file.new.write(to: URL(filePath: content(number)))
        guard chmod(content(number), permissions) == 0 else { throw SystemError(errno) }
        entries.append(Entry(path: file.path, old: file.old, permissions: permissions))
      }
      try JSONEncoder().encode(entries).write(to: URL(filePath: "\(list).new"))
      guard rename("\(list).new", list) == 0 else { throw SystemError(errno) }
    } catch {
      throw .unwritable(path: replacements[0].path, reason: FailureReason.text(of: error))
    }
  }

  private static func permissions(of file: Replacement) throws -> UInt32 {
    guard file.old != nil else { return 0o644 }
    var status = stat()
    guard stat(file.path, &status) == 0 else { throw SystemError(errno) }
    return status.st_mode & 0o7777
  }

  @discardableResult
  private func finishLocked() throws(ProjectError) -> Int {
    guard let data = FileManager.default.contents(atPath: list),
      let entries = try? JSONDecoder().decode([Entry].self, from: data)
    else {
      // Nothing was decided.
      remove()
      return 0
    }
    var count = 0
    for (number, entry) in entries.enumerated() {
      // The list may have come with a checkout, so it is untrusted.
      guard isPlace(of: entry), FileKind.isRegular(content(number)) else { continue }
      try move(content(number), to: entry)
      count += 1
    }
    remove()
    return count
  }

  /// Whether a file is what it was, or is not there as it was not, among the guides.
  private func isPlace(of entry: Entry) -> Bool {
    guard RealPath.isInside(entry.path, guides) else { return false }
    guard let old = entry.old else { return !FileKind.exists(entry.path) }
    return FileKind.isRegular(entry.path)
      && FileManager.default.contents(atPath: entry.path) == old
  }

  private func move(_ content: String, to entry: Entry) throws(ProjectError) {
    guard rename(content, entry.path) != 0 else { return }
    var reason = errno
    // The cache may lie on another disk.
    if reason == EXDEV {
      let beside =
        URL(filePath: entry.path).deletingLastPathComponent().path
        + "/.reprise-\(UUID().uuidString)"
      do {
        try Data(contentsOf: URL(filePath: content)).write(
          to: URL(filePath: beside), options: .withoutOverwriting)
      } catch {
        unlink(beside)
        throw .unwritable(path: entry.path, reason: FailureReason.text(of: error))
      }
      if chmod(beside, entry.permissions) == 0, rename(beside, entry.path) == 0 { return }
      reason = errno
      unlink(beside)
    }
    throw .unwritable(path: entry.path, reason: FailureReason.text(ofSystemError: reason))
  }

  /// What cannot be removed is found undecided, or done, the next time.
  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Waits until no other process writes to the same project.
  private func lock() throws(ProjectError) -> CInt {
    let path = "\(folder).lock"
    do {
      try FileManager.default.createDirectory(
        atPath: URL(filePath: path).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: path, reason: FailureReason.text(of: error))
    }
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard file >= 0 else {
      throw .unwritable(path: path, reason: FailureReason.text(ofSystemError: errno))
    }
    while flock(file, LOCK_EX) != 0 {
      guard errno == EINTR else {
        let reason = errno
        close(file)
        throw .unwritable(path: path, reason: FailureReason.text(ofSystemError: reason))
      }
    }
    return file
  }
}

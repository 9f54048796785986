import Glibc

package import struct Foundation.Data

/// Writes files so that a crash at any moment leaves the old content or the new one.
package enum AtomicFile {
  /// Replaces the content of a file, or makes the file.
  ///
  /// The bytes go into a temporary file beside it, which then takes its name. A symbolic link in
  /// its place is replaced, not followed. Whatever fails, the temporary file is removed.
  ///
  /// - Parameter outlivesPower: Whether to wait until all of it is on the disk. A crash of the process
  ///   alone costs nothing without.
  package static func write(
    _ data: Data, to path: String, outlivesPower: Bool = true
  ) throws(FileError) {
    let place = AtomicFilePlace(path)
    let temporary = try TemporaryFile(in: place)
    do throws(FileError) {
      let result = data.withUnsafeBytes { buffer in
        Result { () throws(FileError) in try temporary.file.write(buffer) }
      }
      try result.get()
      if outlivesPower { try temporary.file.synchronize() }
      guard rename(temporary.path, path) == 0 else { throw FileError(.rename, path) }
    } catch {
      unlink(temporary.path)
      throw error
    }
    guard outlivesPower else { return }
    try FileDescriptor(place.directory, O_RDONLY | O_DIRECTORY).synchronize()
  }

  /// Removes the temporary files that crashed writers of a file have left; returns how many.
  ///
  /// A file that is being written is left alone.
  @discardableResult
  package static func removeLeftovers(of path: String) throws(FileError) -> Int {
    let place = AtomicFilePlace(path)
    var removed = 0
    for candidate in try place.temporaryFiles() where try removeIfAbandoned(candidate) {
      removed += 1
    }
    return removed
  }

  /// A writer holds the lock of its file as long as it lives.
  private static func removeIfAbandoned(_ path: String) throws(FileError) -> Bool {
    do throws(FileError) {
      let file = try FileDescriptor(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
      guard try file.status().st_mode & S_IFMT == S_IFREG, try file.lock(waits: false) else {
        return false
      }
      guard unlink(path) == 0 else { throw FileError(.remove, path) }
      return true
    } catch {
      // Its writer was quicker to finish, or it is not a file of a writer at all.
      switch error.reason {
      case .system(_, code: ENOENT), .system(.open, code: ELOOP), .system(.open, code: ENXIO):
        return false
      default: throw error
      }
    }
  }
}

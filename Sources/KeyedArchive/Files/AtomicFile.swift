import Glibc

package import struct Foundation.Data

/// Writes files so that a crash at any moment leaves the old content or the new one.
package enum AtomicFile {
  /// Replaces the content of a file, or makes the file, and waits until that is on the disk.
  ///
  /// The bytes go into a temporary file beside it, which then takes its name. A symbolic link in
  /// its place is replaced, not followed. Whatever fails, the temporary file is removed.
  package static func write(_ data: Data, to path: String) throws(FileError) {
    let place = AtomicFilePlace(path)
    let temporary = try TemporaryFile(in: place)
    do throws(FileError) {
      let result = data.withUnsafeBytes { buffer in
        Result { () throws(FileError) in try temporary.file.write(buffer) }
      }
      try result.get()
      try temporary.file.synchronize()
      guard rename(temporary.path, path) == 0 else { throw FileError(.rename, path) }
    } catch {
      unlink(temporary.path)
      throw error
    }
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
      // Its writer was quicker to finish, or it is no file of a writer at all.
      switch error.reason {
      case .system(_, code: ENOENT), .system(.open, code: ELOOP), .system(.open, code: ENXIO):
        return false
      default: throw error
      }
    }
  }
}

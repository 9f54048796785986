import Glibc

/// A new file beside the one that it will replace, locked by its writer.
struct TemporaryFile: ~Copyable {
  let file: FileDescriptor
  var path: String { file.path }

  init(in place: AtomicFilePlace) throws(FileError) {
    while true {
      let path = place.temporaryFile(.random(in: 0...UInt64.max))
      if let file = try Self.make(path) {
        self.file = file
        return
      }
    }
  }

  /// The file, nil when another program took the name or removed the file before it was locked.
  private static func make(_ path: String) throws(FileError) -> FileDescriptor? {
    do throws(FileError) {
      let file = try FileDescriptor(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
      guard try takes(file) else { return nil }
      return file
    } catch {
      if case .system(.open, code: EEXIST) = error.reason { return nil }
      throw error
    }
  }

  private static func takes(_ file: borrowing FileDescriptor) throws(FileError) -> Bool {
    do throws(FileError) {
      _ = try file.lock(waits: true)
      return try file.status().st_nlink > 0
    } catch {
      unlink(file.path)
      throw error
    }
  }
}

import Glibc

/// What room there is where the runner works.
enum DiskSpace {
  /// Throws where there is hardly any: then what went wrong in a run is not a fault of its author.
  static func check(of folder: String) throws(RunnerError) {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return }
    let (bytes, files) = (UInt64(status.f_bavail) * UInt64(status.f_frsize), status.f_favail)
    // Some file systems do not count files.
    let hasFiles = files > 0 || status.f_files == 0
    guard bytes >= fewest, hasFiles else {
      throw .fileOperationFailed(path: folder, reason: Files.text(ofError: ENOSPC))
    }
  }

  /// A program that does not fit on the disk leaves less.
  private static let fewest = UInt64(512 << 10)
}

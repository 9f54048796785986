import Glibc

/// What tells the running program from every other build of it.
package enum ToolIdentity {
  /// Changes whenever the executable is written; nil where it cannot be inspected.
  package static var ofRunningExecutable: String? {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return nil }
    return [
      Int(status.st_dev), Int(status.st_ino), Int(status.st_size), status.st_mtim.tv_sec,
      status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
    .map(String.init).joined(separator: " ")
  }
}

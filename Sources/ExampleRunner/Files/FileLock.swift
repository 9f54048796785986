import Glibc

/// Lets one process at a time do something; a process that is killed lets go.
enum FileLock {
  /// Does something while this process has the lock of a file, which is made and stays.
  static func with(_ path: String, _ body: () async throws -> Void) async throws {
    let file = OpenPlace(open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644))
    guard file.descriptor >= 0 else {
      throw RunnerError.fileOperationFailed(path: path, reason: Files.text(ofError: errno))
    }
    // Waiting in the system would take one of the few threads.
    while flock(file.descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw RunnerError.fileOperationFailed(path: path, reason: Files.text(ofError: errno))
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    try await body()
  }
}

import Glibc

/// Notices that the program that serves was rebuilt.
///
/// Examples run with the engine that is there when they run, and everything else goes on as it was
/// when the server was started: what is shown then is of both builds.
struct ProgramWatch: Sendable {
  private let files: [String]
  private let stamps: [Stamp?]

  private struct Stamp: Equatable {
    var inode: UInt
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// - Parameter files: The program and its engine, as they are now.
  init(_ files: [String]) {
    self.files = files
    stamps = files.map(Self.stamp)
  }

  /// Calls `tell` once, when one of the files is another, and ends only when it is canceled.
  func follow(_ tell: () -> Void) async throws {
    var isTold = false
    while true {
      try await Task.sleep(for: .seconds(1))
      guard !isTold, files.map(Self.stamp) != stamps else { continue }
      isTold = true
      tell()
    }
  }

  private static func stamp(of path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Stamp(
      inode: UInt(status.st_ino), size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec)
  }
}

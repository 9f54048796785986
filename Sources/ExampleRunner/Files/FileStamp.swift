import Glibc

/// What changes whenever a file is written: its size, its inode, or one of its times.
package struct FileStamp: Hashable, Codable, Sendable {
  package let path: String
  var device: UInt64
  var inode: UInt64
  var size: Int
  var modified: [Int]
  var changed: [Int]

  /// Nil where the file cannot be inspected; reading it says why.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.path = path
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    modified = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    changed = [status.st_ctim.tv_sec, status.st_ctim.tv_nsec]
  }

  /// Those of several files; nil where one cannot be inspected.
  package static func stamps(of paths: [String]) -> [FileStamp]? {
    let stamps = paths.compactMap { FileStamp(of: $0) }
    return stamps.count == paths.count ? stamps : nil
  }

  /// Whether the file was written so short a time ago that a second write could leave the same times.
  var isFresh: Bool { wasFresh(at: time(nil)) }

  /// Whether the file was written less than three seconds before a time, or after it.
  ///
  /// - Parameter time: In seconds since 1970.
  package func wasFresh(at time: Int) -> Bool { time - (changed.first ?? 0) < 3 }
}

import Diagnostics
import Foundation
import Glibc

/// The runner's own files and folders, with errors that name the path.
enum Files {
  /// Makes a folder, and those around it; does nothing if it is there.
  ///
  /// By the system's own calls, because Foundation takes ten times as long, and every launch has folders of its own.
  static func makeFolder(_ path: String) throws(RunnerError) {
    guard mkdir(path, 0o777) != 0 else { return }
    var error = errno
    let parent = URL(filePath: path).deletingLastPathComponent().path
    if error == ENOENT, parent != path {
      try makeFolder(parent)
      guard mkdir(path, 0o777) != 0 else { return }
      error = errno
    }
    guard error == EEXIST, isFolder(path) else {
      throw .fileOperationFailed(path: path, reason: text(ofError: error))
    }
  }

  /// Whether there is a folder, or a link to one.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes a folder where there is nothing, not even a link.
  static func makeNewFolder(_ path: String) throws(RunnerError) {
    try makeFolder(URL(filePath: path).deletingLastPathComponent().path)
    guard mkdir(path, 0o755) == 0 else {
      throw .fileOperationFailed(path: path, reason: text(ofError: errno))
    }
  }

  /// Makes an empty file where there is nothing, not even a link.
  static func makeNewFile(_ path: String) throws(RunnerError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw .fileOperationFailed(path: path, reason: text(ofError: errno))
    }
    close(descriptor)
  }

  /// Whether there is a file, and this process may read it.
  static func isReadableFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, R_OK) == 0
  }

  /// The sizes of files in bytes; nil for one that cannot be inspected.
  static func sizes(of paths: [String]) -> [Int?] { paths.map { FileStamp(of: $0)?.size } }

  /// Gives a file or a folder of the tool's own another place on the same disk.
  static func move(_ path: String, to place: String) throws(RunnerError) {
    guard rename(path, place) == 0 else {
      throw .fileOperationFailed(path: path, reason: text(ofError: errno))
    }
  }

  /// Writes a file and the folders to it; a reader sees the old content or the new, never a part.
  static func write(_ data: Data, to path: String) throws(RunnerError) {
    try makeFolder(URL(filePath: path).deletingLastPathComponent().path)
    let temporary = "\(path).\(UUID().uuidString)"
    do {
      try data.write(to: URL(filePath: temporary))
    } catch {
      unlink(temporary)
      throw .fileOperationFailed(path: path, reason: FailureReason.text(of: error))
    }
    guard rename(temporary, path) == 0 else {
      let reason = text(ofError: errno)
      unlink(temporary)
      throw .fileOperationFailed(path: path, reason: reason)
    }
  }

  /// Writes a program that can be started.
  static func writeExecutable(_ data: Data, to path: String) throws(RunnerError) {
    try write(data, to: path)
    guard chmod(path, 0o755) == 0 else {
      throw .fileOperationFailed(path: path, reason: text(ofError: errno))
    }
  }

  /// The content of a file that is part of the tool.
  static func ownContent(of path: String) throws(RunnerError) -> Data {
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch {
      throw .fileOperationFailed(path: path, reason: FailureReason.text(of: error))
    }
  }

  /// The content of a file that an untrusted program may have written, directly in a folder that the tool made
  /// for it; nil if there is none.
  static func content(of path: String) throws(RunnerError) -> Data? {
    let url = URL(filePath: path)
    return try StrangersFolder(url.deletingLastPathComponent().path)
      .content(of: url.lastPathComponent, limit: mostBytes)
  }

  /// More than any program may write into one file.
  private static let mostBytes = 64 << 20

  /// Moves a file that an untrusted program wrote to where no such program can change it any more.
  static func take(_ path: String, to place: String) throws(RunnerError) {
    guard rename(path, place) == 0 else {
      throw .fileOperationFailed(path: path, reason: text(ofError: errno))
    }
    var status = stat()
    guard lstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1
    else {
      unlink(place)
      throw .fileOperationFailed(path: path, reason: "it is not a file with one name")
    }
  }

  /// Removes a file or a folder with all that is in it, if it exists.
  static func remove(_ path: String) throws(RunnerError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      guard unlink(path) == 0 else {
        throw .fileOperationFailed(path: path, reason: text(ofError: errno))
      }
      return
    }
    do {
      var removal = FolderRemoval(of: path)
      try removal.run()
    } catch {
      throw .fileOperationFailed(path: error.path, reason: text(ofError: error.error))
    }
  }

  static func text(ofError number: Int32) -> String { FailureReason.text(ofSystemError: number) }
}

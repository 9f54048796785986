import Diagnostics
import Foundation
import Glibc

/// The runner's own files and folders, with errors that name the path.
enum Files {
  static func makeFolder(_ path: String) throws(RunnerError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .fileOperationFailed(path: path, reason: FailureReason.text(of: error))
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

  /// The content of a file that an example may have written; nil if there is none.
  static func content(of path: String) throws(RunnerError) -> Data? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    // Reading a pipe would wait for somebody to write.
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .fileOperationFailed(path: path, reason: "not a regular file")
    }
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch {
      throw .fileOperationFailed(path: path, reason: FailureReason.text(of: error))
    }
  }

  /// Removes a file or a folder with all that is in it, if it exists.
  static func remove(_ path: String) throws(RunnerError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    openFolders(in: path)
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .fileOperationFailed(path: path, reason: FailureReason.text(of: error))
    }
  }

  static func text(ofError number: Int32) -> String { String(cString: strerror(number)) }

  /// Lets the owner into every folder: a program may have closed the ones it made.
  private static func openFolders(in path: String) {
    var folders = [path]
    while let folder = folders.popLast() {
      var status = stat()
      guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
      if status.st_mode & S_IRWXU != S_IRWXU { chmod(folder, 0o700) }
      // A folder that cannot be listed even now is reported by its removal.
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      folders += names.map { "\(folder)/\($0)" }
    }
  }
}

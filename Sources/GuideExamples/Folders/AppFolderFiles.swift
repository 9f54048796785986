import Foundation
import Glibc
import KeyedArchive

/// Reads the files of an app's folder, which a stranger may have made.
///
/// A link may lead anywhere, to a file of the machine or to one without end, so only regular files are read that lie
/// in the folder themselves.
struct AppFolderFiles {
  private let root: String

  init(root: String) { self.root = root }

  /// The content of a file, by its path below the folder; nil where there is none that may be read.
  func content(of path: String) -> Data? {
    guard let folder = Self.realPath(root), let file = Self.realPath("\(root)/\(path)"),
      file.hasPrefix(folder == "/" ? "/" : folder + "/")
    else { return nil }
    // What is larger, no app has in its bundle here.
    return try? BoundedFile.read(file, limit: Self.limit)
  }

  private static let limit = 64 << 20

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

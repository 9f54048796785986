import Foundation
import Glibc
import KeyedArchive

/// Reads the files of an app's folder, which is untrusted.
///
/// A link may lead anywhere, to a file of the machine or to one without end, so only regular files are read that lie
/// in the folder themselves, or in one around it.
struct AppFolderFiles {
  private let root: String
  private let bounds: String

  /// - Parameter bounds: The folder that links may lead to; nil for the app's own.
  init(root: String, within bounds: String?) {
    self.root = root
    self.bounds = bounds ?? root
  }

  /// The content of a file, by its path below the folder; nil where there is none that may be read.
  func content(of path: String) -> Data? {
    guard !isOutside(path) else { return nil }
    // What is larger, no app has in its bundle here.
    return try? BoundedFile.read("\(root)/\(path)", limit: Self.limit)
  }

  /// Whether a path leads to something outside of the folder.
  func isOutside(_ path: String) -> Bool {
    guard let folder = Self.realPath(bounds), let file = Self.realPath("\(root)/\(path)") else {
      return false
    }
    return !file.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  private static let limit = 64 << 20

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

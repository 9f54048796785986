import Foundation

/// Where a path really leads, whatever links and `..` are in it.
package enum RealPath {
  /// The path without links; what does not exist yet is below what does.
  static func of(_ path: String) -> String {
    var existing = URL(filePath: path).standardizedFileURL
    var rest: [String] = []
    while existing.path != "/", realpath(existing.path, nil).map({ free($0) }) == nil {
      rest.insert(existing.lastPathComponent, at: 0)
      existing.deleteLastPathComponent()
    }
    guard let resolved = realpath(existing.path, nil) else { return path }
    defer { free(resolved) }
    return rest.reduce(URL(filePath: String(cString: resolved))) { $0.appending(component: $1) }
      .path
  }

  /// Whether a path leads to a folder or into it.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    let (path, folder) = (of(path), of(folder))
    return path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }
}

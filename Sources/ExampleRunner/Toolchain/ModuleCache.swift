import Foundation

/// The folder in which the compiler keeps modules that it made of headers.
struct ModuleCache: Hashable, Sendable {
  /// Another one wherever the cache lies: the compiler refuses modules that were moved, and a folder
  /// reached by two paths.
  let path: String

  init(cache: String) {
    let folder = URL(filePath: "\(cache)/module-cache").resolvingSymlinksInPath().path
    path = "\(folder)/\(StableHash.text(of: Data(folder.utf8)))"
  }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }
}

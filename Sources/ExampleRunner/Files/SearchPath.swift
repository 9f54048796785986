import Foundation

/// The folders in which programs are looked for by their names.
enum SearchPath {
  /// The path of a program; nil where there is none of this name.
  static func program(named name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }
}

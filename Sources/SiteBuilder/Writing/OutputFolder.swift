import Foundation
import SiteHTML

/// The folder the site goes to: replaced as a whole, so that it never holds half a site.
struct OutputFolder {
  let path: String

  /// Its presence says that the folder was written here and may be replaced.
  private static let marker = ".reprise"

  func replace(with files: [SiteFile]) throws {
    guard isOurs else { throw ProjectError.foreignOutput(path: path) }
    let new = "\(path).new-\(ProcessInfo.processInfo.processIdentifier)"
    let old = "\(path).old-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      try remove(new)
      try write(files, to: new)
      try remove(old)
      if exists(path) { try FileManager.default.moveItem(atPath: path, toPath: old) }
      try FileManager.default.moveItem(atPath: new, toPath: path)
      try remove(old)
    } catch {
      throw ProjectError.unwritable(path: path, reason: "\(error)")
    }
  }

  private var isOurs: Bool {
    guard exists(path) else { return true }
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    // What cannot be listed is no folder of ours.
    guard let names else { return false }
    return names.isEmpty || names.contains(Self.marker)
  }

  private func write(_ files: [SiteFile], to folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: "\(folder)/\(Self.marker)"))
    for file in files {
      let url = URL(filePath: "\(folder)/\(file.path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.contents).write(to: url)
    }
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private func remove(_ path: String) throws {
    if exists(path) { try FileManager.default.removeItem(atPath: path) }
  }
}

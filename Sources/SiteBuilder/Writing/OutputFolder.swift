import Diagnostics
import Foundation
import SiteHTML

/// The folder the site goes to: replaced as a whole, so that it never holds half a site.
struct OutputFolder {
  let path: String

  /// Where the folder really is: a link to it stays a link.
  private let place: String

  init(path: String) {
    self.path = path
    place = RealPath.of(path)
  }

  /// Its presence says that the folder was written here and may be replaced.
  private static let marker = ".reprise"

  /// Throws unless the folder may be replaced: it is ours, or empty, or is not there yet.
  func check() throws(ProjectError) {
    guard FileManager.default.fileExists(atPath: place) else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: place)
    } catch {
      throw .outputIsNoFolder(path: path)
    }
    guard names.isEmpty || names.contains(Self.marker) else { throw .foreignOutput(path: path) }
  }

  /// Puts the files in place of all that the folder holds.
  ///
  /// They are written into a folder beside it, and then the two change places, which a reader or a
  /// kill can only come before or behind.
  func replace(with files: [SiteFile]) throws(ProjectError) {
    try check()
    let stage = StagingFolder(beside: place)
    do {
      try StagingFolder.removeAbandoned(beside: place)
      try stage.make()
      // First, so that what a kill leaves behind is known to be ours.
      try Data().write(to: URL(filePath: "\(stage.path)/\(Self.marker)"))
      for file in files { try write(file, to: stage.path) }
      try stage.changePlaces()
      try stage.remove()
    } catch {
      let reason = FailureReason.text(of: error)
      // The first failure is the one to tell of; what is left now is removed by the next build.
      try? stage.remove()
      throw .unwritable(path: path, reason: reason)
    }
  }

  private func write(_ file: SiteFile, to folder: String) throws {
    let url = URL(filePath: "\(folder)/\(file.path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(file.contents).write(to: url)
  }
}

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
  /// kill can only come before or after. Nothing is touched where all of them are there already.
  func replace(with files: [SiteFile]) throws(ProjectError) {
    try check()
    let stage = StagingFolder(beside: place)
    do {
      try StagingFolder.removeAbandoned(beside: place)
      let isThere = ParallelMap.map(files) {
        OutputFile(file: $0).isAlready(at: "\(place)/\($0.path)")
      }
      guard !isThere.allSatisfy(\.self) || !holdsOnly(files) else { return }
      try stage.make()
      // First, so that what a kill leaves behind is known to be ours.
      try Data().write(to: URL(filePath: "\(stage.path)/\(Self.marker)"))
      try write(Array(zip(files, isThere)), to: stage.path)
      try stage.changePlaces()
      try stage.remove()
    } catch {
      let reason = FailureReason.text(of: error)
      // The first failure is the one to tell of; what is left now is removed by the next build.
      try? stage.remove()
      throw .unwritable(path: path, reason: reason)
    }
  }

  /// - Parameter files: Each with whether the folder that is replaced has the same.
  private func write(_ files: [(file: SiteFile, isThere: Bool)], to folder: String) throws {
    for path in Set(files.map { Self.parent(of: $0.file.path) }).sorted() {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(path)", withIntermediateDirectories: true)
    }
    let results = ParallelMap.map(files) { file, isThere in
      Result {
        try OutputFile(file: file)
          .write(to: "\(folder)/\(file.path)", besides: isThere ? "\(place)/\(file.path)" : nil)
      }
    }
    for result in results { try result.get() }
  }

  /// Whether the folder has as many files as these, and none but these and the marker.
  private func holdsOnly(_ files: [SiteFile]) -> Bool {
    guard let found = FileManager.default.enumerator(atPath: place) else { return false }
    var names: Set<String> = [Self.marker]
    for file in files {
      names.insert(file.path)
      var folder = Self.parent(of: file.path)
      while !folder.isEmpty, names.insert(folder).inserted { folder = Self.parent(of: folder) }
    }
    var count = 0
    for case let name as String in found {
      guard names.contains(name) else { return false }
      count += 1
    }
    return count == names.count
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}

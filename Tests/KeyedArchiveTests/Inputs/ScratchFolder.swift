import Foundation

/// A folder for the files of one test, removed at its end.
final class ScratchFolder {
  /// A file in the folder, which lives as long as this does.
  struct File {
    var folder: ScratchFolder
    var path: String
  }

  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("KeyedArchiveTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A folder that cannot be removed harms no test.
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.path }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func file(_ data: Data, named name: String = "data.data") throws -> File {
    try data.write(to: url.appendingPathComponent(name))
    return File(folder: self, path: path(name))
  }
}

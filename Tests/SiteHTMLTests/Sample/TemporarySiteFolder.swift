import Foundation

/// A folder of templates and styles that lasts for one test.
struct TemporarySiteFolder {
  let path: String

  init(
    template: String, styles: [String: String] = ["a.css": "a {}"], scripts: [String: String] = [:]
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID())")
    path = folder.path
    try Self.write([("page.mustache", template)], to: folder.appending(path: "templates"))
    try Self.write(styles.map { ($0, $1) }, to: folder.appending(path: "styles"))
    guard !scripts.isEmpty else { return }
    try Self.write(scripts.map { ($0, $1) }, to: folder.appending(path: "scripts"))
  }

  func remove() {
    // What is left in the temporary folder harms no later test.
    try? FileManager.default.removeItem(atPath: path)
  }

  private static func write(_ files: [(name: String, text: String)], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files {
      try Data(file.text.utf8).write(to: folder.appending(path: file.name))
    }
  }
}

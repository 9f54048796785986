import Foundation

/// A temporary folder, with its files as text.
struct Folder: Sendable {
  let path: String

  /// Makes an empty folder for the time of `body`.
  static func temporary<Result>(_ body: (Folder) async throws -> Result) async throws -> Result {
    let folder = Folder(path: "\(scratch.path)/\(UUID().uuidString)")
    try folder.make()
    // What cannot be removed now goes with the folder of all tests.
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    return try await body(folder)
  }

  /// The folder of all folders of this process, removed when it ends.
  static let scratch: Folder = {
    let folder = Folder(
      path: "\(FileManager.default.temporaryDirectory.path)/reprise-command-tests-\(getpid())")
    atexit { try? FileManager.default.removeItem(atPath: Folder.scratch.path) }
    return folder
  }()

  func make() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func callAsFunction(_ name: String) -> Folder { Folder(path: "\(path)/\(name)") }

  func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  func write(_ data: Data, to name: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: "\(path)/\(name)"))
  }

  /// The text of a file, byte for byte.
  func text(_ name: String) throws -> String {
    String(decoding: try data(name), as: UTF8.self)
  }

  /// The files in the folder, hidden ones included, at any depth; none where there is no folder.
  func files() throws -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    return try names.reduce(into: [:]) { files, name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
      if !isFolder.boolValue { files[name] = try data(name) }
    }
  }

  /// The names of what is directly in the folder, hidden files included; none where there is none.
  func names() throws -> [String] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}

import Foundation

/// Keeps what the compiler noted of the names in programs, until a site is built.
struct IndexCache: Sendable {
  private let folder: String

  init(cache: String) {
    folder = "\(cache)/names/index"
  }

  private struct Stored: Codable {
    var key: IndexKey
    var index: ProgramIndex
  }

  /// What was stored for exactly this key; a file that cannot be read or decoded counts as none.
  func index(for key: IndexKey) -> ProgramIndex? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(key.fileName)"),
      let stored = try? PropertyListDecoder().decode(Stored.self, from: data), stored.key == key
    else { return nil }
    return stored.index
  }

  func store(_ index: ProgramIndex, for key: IndexKey) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let stored = Stored(key: key, index: index)
    try Files.write(try encoder.encode(stored), to: "\(folder)/\(key.fileName)")
  }
}

import Foundation
import RunRecord
import StableHashing

/// Keeps what examples left behind, by content, so that an unchanged example need not run again.
///
/// An example that only stands on other lines is unchanged: its author wrote something above it.
struct RunCache: Sendable {
  let folder: String

  /// Keeps the same for other machines; nil where none does.
  var server: CacheServer?

  /// Called where a file was there and was not as it had been stored.
  var repaired: @Sendable (CacheRepair) -> Void = { _ in }

  fileprivate struct Stored: Codable {
    /// As bytes: a key has the whole program in it, and decoding it took as long as the record.
    var key: Data
    var lines: ExampleLines
    var record: RunRecord
  }

  /// The record stored for exactly this key, as the example would leave it at these lines.
  ///
  /// A damaged file counts as none: the example runs again and the file is replaced.
  func record(for key: RunKey, at lines: ExampleLines) async throws -> RunRecord? {
    let key = try key.bytes()
    if let data = FileManager.default.contents(atPath: path(of: key)) {
      guard let stored = Self.stored(in: data) else {
        repaired(.results)
        return nil
      }
      if let record = stored.record(for: key, at: lines) { return record }
    }
    return try await recordOfServer(for: key, at: lines)
  }

  /// An entry of the server is believed as far as a file: where it is whole, and has this key in it.
  private func recordOfServer(for key: Data, at lines: ExampleLines) async throws -> RunRecord? {
    guard let server, let data = try await server.entry(entry(of: key)),
      let record = Self.stored(in: data)?.record(for: key, at: lines)
    else { return nil }
    try Files.write(data, to: path(of: key))
    return record
  }

  private static func stored(in data: Data) -> Stored? {
    CheckedFile.content(of: data).flatMap {
      try? RecordJSON.decoder().decode(Stored.self, from: $0)
    }
  }

  func store(_ record: RunRecord, for key: RunKey, at lines: ExampleLines) async throws {
    let key = try key.bytes()
    let stored = Stored(key: key, lines: lines, record: record)
    let data = CheckedFile.data(of: try RecordJSON.encoder().encode(stored))
    try Files.write(data, to: path(of: key))
    try await server?.store(data, as: entry(of: key))
  }

  /// Two keys may share a file's name, so keys are compared.
  private func path(of key: Data) -> String { "\(folder)/\(StableHash.text(of: key)).json" }

  /// The name of an entry on the server, as long as those that such servers expect: another one for variants.
  private func entry(of key: Data) -> String {
    let kind = URL(filePath: folder).lastPathComponent
    return (1...4).map { StableHash.text(of: Data("\(kind) \($0) ".utf8) + key) }.joined()
  }
}

extension RunCache.Stored {
  /// Nil for another key, and where the record cannot be moved to these lines.
  fileprivate func record(for key: Data, at lines: ExampleLines) -> RunRecord? {
    self.key == key ? self.lines.moved(record, to: lines) : nil
  }
}

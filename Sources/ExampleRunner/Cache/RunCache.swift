import Foundation
import RunRecord

/// Keeps what examples left behind, by content, so that an unchanged example need not run again.
///
/// An example that only stands on other lines is unchanged: its author wrote something above it.
struct RunCache: Sendable {
  let folder: String

  private struct Stored: Codable {
    /// As bytes: a key has the whole program in it, and decoding it took as long as the record.
    var key: Data
    var lines: ExampleLines
    var record: RunRecord
  }

  /// The record stored for exactly this key, as the example would leave it at these lines.
  ///
  /// A file that cannot be read or decoded counts as none: the example runs again and the file is
  /// replaced.
  func record(for key: RunKey, at lines: ExampleLines) throws -> RunRecord? {
    let key = try key.bytes()
    guard let data = FileManager.default.contents(atPath: path(of: key)),
      let stored = try? RecordJSON.decoder().decode(Stored.self, from: data), stored.key == key
    else { return nil }
    return stored.lines.moved(stored.record, to: lines)
  }

  func store(_ record: RunRecord, for key: RunKey, at lines: ExampleLines) throws {
    let key = try key.bytes()
    let stored = Stored(key: key, lines: lines, record: record)
    try Files.write(try RecordJSON.encoder().encode(stored), to: path(of: key))
  }

  /// Two keys may share a file's name, so keys are compared.
  private func path(of key: Data) -> String { "\(folder)/\(StableHash.text(of: key)).json" }
}

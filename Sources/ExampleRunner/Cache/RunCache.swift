import Foundation
import RunRecord

/// Keeps what examples left behind, by content, so that an unchanged example need not run again.
///
/// An example that only stands on other lines is unchanged: its author wrote something above it.
struct RunCache: Sendable {
  let folder: String

  /// Called where a file was there and was not as it had been stored.
  var repaired: @Sendable (CacheRepair) -> Void = { _ in }

  private struct Stored: Codable {
    /// As bytes: a key has the whole program in it, and decoding it took as long as the record.
    var key: Data
    var lines: ExampleLines
    var record: RunRecord
  }

  /// The record stored for exactly this key, as the example would leave it at these lines.
  ///
  /// A damaged file counts as none: the example runs again and the file is replaced.
  func record(for key: RunKey, at lines: ExampleLines) throws -> RunRecord? {
    let key = try key.bytes()
    guard let data = FileManager.default.contents(atPath: path(of: key)) else { return nil }
    guard let content = CheckedFile.content(of: data),
      let stored = try? RecordJSON.decoder().decode(Stored.self, from: content)
    else {
      repaired(.results)
      return nil
    }
    return stored.key == key ? stored.lines.moved(stored.record, to: lines) : nil
  }

  func store(_ record: RunRecord, for key: RunKey, at lines: ExampleLines) throws {
    let key = try key.bytes()
    let stored = Stored(key: key, lines: lines, record: record)
    let content = try RecordJSON.encoder().encode(stored)
    try Files.write(CheckedFile.data(of: content), to: path(of: key))
  }

  /// Two keys may share a file's name, so keys are compared.
  private func path(of key: Data) -> String { "\(folder)/\(StableHash.text(of: key)).json" }
}

import Foundation
import RunRecord

/// Keeps what examples left behind, by content, so that an unchanged example need not run again.
///
/// An example that only stands on other lines is unchanged: its author wrote something above it.
struct RunCache: Sendable {
  let folder: String

  private struct Stored: Codable {
    var key: RunKey
    var lines: ExampleLines
    var record: RunRecord
  }

  /// The record stored for exactly this key, as the example would leave it at these lines.
  ///
  /// A file that cannot be read or decoded counts as none: the example runs again and the file is
  /// replaced.
  func record(for key: RunKey, at lines: ExampleLines) throws -> RunRecord? {
    let path = "\(folder)/\(try key.fileName())"
    guard let data = FileManager.default.contents(atPath: path),
      let stored = try? RecordJSON.decoder().decode(Stored.self, from: data), stored.key == key
    else { return nil }
    return stored.lines.moved(stored.record, to: lines)
  }

  func store(_ record: RunRecord, for key: RunKey, at lines: ExampleLines) throws {
    let stored = Stored(key: key, lines: lines, record: record)
    let data = try RecordJSON.encoder().encode(stored)
    try Files.write(data, to: "\(folder)/\(try key.fileName())")
  }
}

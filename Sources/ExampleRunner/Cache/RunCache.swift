import Foundation
import RunRecord

/// Keeps what examples left behind, by content, so that an unchanged example need not run again.
struct RunCache: Sendable {
  let folder: String

  private struct Stored: Codable {
    var key: RunKey
    var record: RunRecord
  }

  /// The record stored for exactly this key.
  ///
  /// A file that cannot be read or decoded counts as none: the example runs again and the file is
  /// replaced.
  func record(for key: RunKey) throws -> RunRecord? {
    let path = "\(folder)/\(try key.fileName())"
    guard let data = FileManager.default.contents(atPath: path),
      let stored = try? RecordJSON.decoder().decode(Stored.self, from: data), stored.key == key
    else { return nil }
    return stored.record
  }

  func store(_ record: RunRecord, for key: RunKey) throws {
    let data = try RecordJSON.encoder().encode(Stored(key: key, record: record))
    try Files.write(data, to: "\(folder)/\(try key.fileName())")
  }
}

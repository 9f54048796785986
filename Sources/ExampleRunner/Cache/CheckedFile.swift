package import Foundation
import StableHashing

/// A file that says in its first line what the rest of it was, so that damage is noticed.
///
/// Against damage, and not against an attacker, who can write both.
package enum CheckedFile {
  private static let end = UInt8(ascii: "\n")

  /// The bytes of a file with this content.
  package static func data(of content: Data) -> Data {
    Data(StableHash.text(of: content).utf8) + [end] + content
  }

  /// The content; nil where it is not the one that was written.
  package static func content(of data: Data) -> Data? {
    guard let line = data.firstIndex(of: end) else { return nil }
    let content = data[(line + 1)...]
    return data[..<line].elementsEqual(StableHash.text(of: content).utf8) ? content : nil
  }
}

/// A part of the cache that was damaged or replaced: the runner rebuilds it and uses nothing of it.
package enum CacheRepair: String, Hashable, Sendable {
  case engine = "the copy of the engine"
  case modules = "the modules of headers"
  case results = "results of examples"

  /// The message for the author, in one line.
  package var text: String { "the cache was damaged: rebuilt \(rawValue)" }
}

import AppleDialect
import Foundation

/// Everything that can change what the names in an example's code stand for.
struct NameKey: Hashable, Sendable {
  /// Changes whenever something else is made of what the compiler notes.
  static let version = 5

  var version = Self.version
  var index: IndexKey
  var authored: AuthoredProgram

  /// The same bytes for equal keys, and for no others.
  func bytes() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return Data("\(version) ".utf8) + (try encoder.encode(index)) + authored.bytes
  }
}

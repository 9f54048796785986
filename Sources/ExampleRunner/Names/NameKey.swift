import AppleDialect
import Foundation

/// Everything that can change what the names in an example's code stand for.
struct NameKey: Hashable, Codable, Sendable {
  /// Changes whenever something else is made of what the compiler notes.
  static let version = 5

  var version = Self.version
  var index: IndexKey
  var authored: AuthoredProgram

  /// A name for a file; two keys may share it, so keys are compared.
  var fileName: String {
    let lines = authored.files.flatMap(\.pieces).map { "\($0.path):\($0.firstLine)" }
    return StableHash.text(of: Data((lines + [index.fileName]).joined().utf8)) + ".plist"
  }
}

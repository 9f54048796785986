import AppleDialect
import Foundation
import GuideExamples

/// Everything that can change what the names in an example's code stand for.
struct NameKey: Hashable, Codable, Sendable {
  /// Changes whenever something else is made of the same answers.
  static let version = 4

  var version = Self.version
  var module: String
  var arguments: [String]
  var authored: AuthoredProgram
  var files: [AdaptedProgram.File]
  var engine: String
  var toolchain: String
  var imports: [String]

  /// A name for a file; two keys may share it, so keys are compared.
  var fileName: String {
    let text = files.map { $0.name + "\n" + $0.text }.joined() + module + engine
    return StableHash.text(of: Data(text.utf8)) + ".plist"
  }
}

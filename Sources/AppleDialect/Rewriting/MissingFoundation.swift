import Diagnostics
import SwiftSyntax

/// Classes of Foundation that Linux has not, nor the engine.
package enum MissingFoundation {
  /// Whether a class is one of them.
  package static func has(_ name: String) -> Bool { names.contains(name) }

  /// Says once, at the first use, which of them a program uses and does not declare itself.
  static func diagnostics(for files: [AssembledFile]) -> [Diagnostic] {
    var declared = Set<String>()
    var uses: [(name: String, file: AssembledFile, position: AbsolutePosition)] = []
    for file in files {
      var previous = ""
      for token in file.syntax.tokens(viewMode: .sourceAccurate) {
        if names.contains(token.text), case .identifier = token.tokenKind {
          if kinds.contains(previous) {
            declared.insert(token.text)
          } else if previous != "." {
            uses.append((token.text, file, token.positionAfterSkippingLeadingTrivia))
          }
        }
        previous = token.text
      }
    }
    let missing = uses.filter { !declared.contains($0.name) }
    guard let first = missing.first, let place = first.file.location(of: first.position) else {
      return []
    }
    let used = Set(missing.map(\.name)).sorted().map { "`\($0)`" }.joined(separator: ", ")
    return [
      Diagnostic(
        rule: "dialect.missing-framework", at: place,
        "Foundation on Linux has no \(used)",
        fix: "remove what uses it, or replace it with a type of your own")
    ]
  }

  private static let kinds: Set<String> = [
    "actor", "class", "enum", "protocol", "struct", "typealias",
  ]

  private static let names: Set<String> = [
    "NSFileCoordinator", "NSFilePresenter", "NSLinguisticTagger", "NSMetadataItem",
    "NSMetadataQuery", "NSUbiquitousKeyValueStore",
  ]
}

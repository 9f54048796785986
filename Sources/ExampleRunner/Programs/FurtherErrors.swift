import AppleDialect
import Diagnostics
import GuideExamples
import RunRecord

/// What the compiler says, besides what was found before, of an app that asks for something that does not exist here.
///
/// So that an author sees in one round what two stages find. What follows from the first findings is left out.
struct FurtherErrors {
  let example: Example

  /// What was found before the compiler was asked.
  let found: [Diagnostic]

  /// The errors, the last of which says that there may be more; empty where the compiler can't be asked.
  func all(_ messages: () async throws -> [CompilerMessage]) async throws -> [Diagnostic] {
    let errors = found.filter { $0.severity == .error }
    guard example.kind == .app, !errors.isEmpty,
      errors.allSatisfy({ Self.rules.contains($0.rule) })
    else { return [] }
    let lines = Set(errors.map { Line(path: $0.location.path, line: $0.location.line) })
    let further = try await messages().filter { message in
      !lines.contains(Line(path: message.path, line: message.line))
        && !(MissingSymbol.unknownName(in: message).map(Self.isKnownToBeMissing) ?? false)
    }
    var diagnostics = CompilerFindings(example: example, text: AuthoredText(example))
      .diagnostics(for: further)
    guard let last = diagnostics.indices.last else { return [] }
    diagnostics[last].notes.append("more errors may follow after you fix these")
    return diagnostics
  }

  private static func isKnownToBeMissing(_ name: String) -> Bool {
    MissingFramework.has(name) || MissingFoundation.has(name)
  }

  private struct Line: Hashable {
    var path: String
    var line: Int
  }

  /// What leaves the rest of the program as it is.
  private static let rules: Set<String> = [
    "dialect.missing-framework", "dialect.objective-c-runtime",
  ]
}

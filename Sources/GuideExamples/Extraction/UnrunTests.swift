import Diagnostics
import GuideMarkup

/// Finds `@Test` functions in code that runs from top to bottom, or in an app: it would compile, and no test would run.
enum UnrunTests {
  static func diagnostics(of draft: ExampleDraft) -> [Diagnostic] {
    guard !draft.isTest, draft.use == .run, !draft.mustFail, draft.app == nil else { return [] }
    let fences = draft.codeFences
    let lines = fences.flatMap { fence in fence.body.map { (path: fence.location.path, line: $0) } }
    guard lines.contains(where: { $0.line.text.hasPrefix("import Testing") }),
      let first = lines.first(where: { isTest($0.line.text) })
    else { return [] }
    let indentation = first.line.text.prefix(while: \.isWhitespace).count
    return [
      Diagnostic(
        rule: "test.not-run",
        at: SourceLocation(
          path: first.path, line: first.line.number,
          column: first.line.prefixLength + indentation + 1),
        "`\(draft.name.text)` never runs its tests",
        fix: "write `swift test` in the first line of the block")
    ]
  }

  /// Whether a line begins with the attribute of a test.
  private static func isTest(_ line: String) -> Bool {
    let text = line.drop(while: \.isWhitespace)
    guard text.hasPrefix("@Test") else { return false }
    return text.dropFirst("@Test".count).first.map { !$0.isLetter && !$0.isNumber && $0 != "_" }
      ?? true
  }
}

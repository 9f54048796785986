import Diagnostics
import GuideMarkup

/// Reads what the words of a code fence say about its example's build: `compile-only`,
/// `skip="no camera"`, `swift-version=6`.
struct BuildWords {
  private let words: FenceAttributes
  private let example: String

  /// What is done with the example, other fences of it included.
  private(set) var use: Example.Use

  /// The version of the language, as far as a fence names one.
  private(set) var swiftVersion: String?
  private(set) var diagnostics: [Diagnostic] = []

  /// The versions that the compiler knows, in order.
  private static let swiftVersions = ["4", "4.2", "5", "6"]

  init(_ words: FenceAttributes, of draft: ExampleDraft) {
    self.words = words
    example = draft.name.text
    use = draft.use
    swiftVersion = draft.swiftVersion
  }

  mutating func read() {
    if let word = words[.compileOnly] { set(.compileOnly, word) }
    if let word = words[.skip], let reason = word.value { readReason(reason, word) }
    if let word = words[.whatIf], let value = word.value, !value.isEmpty, value != "each" {
      report(
        "what-if.unknown-value", word: word, summary: "`what-if=` cannot be `\(value)`",
        fix: "write `what-if=each`, or remove it to run every combination")
    }
    if let word = words[.swiftVersion], let value = word.value { readVersion(value, word) }
  }

  private mutating func readReason(_ reason: String, _ word: Fence.Word) {
    guard reason.contains(where: { !$0.isWhitespace }) else {
      return report(
        "example.no-reason", word: word, summary: "the reason for skipping the example is missing",
        fix: "write the reason: `skip=\"needs a camera\"`")
    }
    set(.skipped(reason: reason), word)
  }

  private mutating func set(_ new: Example.Use, _ word: Fence.Word) {
    guard use == .run || use == new else {
      return report(
        "example.two-uses", word: word,
        summary: "another code block of `\(example)` says something else",
        fix: "write `compile-only` or one `skip=…` for the whole example")
    }
    use = new
  }

  private mutating func readVersion(_ value: String, _ word: Fence.Word) {
    if !Self.swiftVersions.contains(value) {
      let all = Self.swiftVersions.map { "`\($0)`" }.joined(separator: ", ")
      report(
        "example.unknown-swift-version", word: word,
        summary: "`\(value)` is not a version of Swift",
        fix: "write one of \(all)")
    } else if let swiftVersion, swiftVersion != value {
      report(
        "example.two-swift-versions", word: word,
        summary: "example `\(example)` is compiled as Swift \(swiftVersion) already",
        fix: "write `swift-version=\(swiftVersion)`, or remove it")
    } else {
      swiftVersion = value
    }
  }

  private mutating func report(
    _ rule: String, word: Fence.Word, summary: String, fix: String
  ) {
    diagnostics.append(words.diagnostic(rule, at: word, summary, fix: fix))
  }
}

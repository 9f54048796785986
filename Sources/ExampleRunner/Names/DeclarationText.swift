/// Declarations as a reader wants them, out of what a language server shows on hover.
enum DeclarationText {
  /// The declarations in Markdown: what stands in its code fences, without documentation.
  ///
  /// A server shows several where a name stands for a type and the initialiser that is called.
  static func declarations(in markdown: String) -> [String] {
    var declarations: [String] = []
    var current: [Substring]?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```swift"), current == nil {
        current = []
      } else if line.hasPrefix("```"), let lines = current {
        declarations.append(plain(lines.joined(separator: "\n")))
        current = nil
        // Behind the rule, the documentation of it may have fences of its own.
        if !markdown.hasPrefix("## Multiple results") { break }
      } else {
        current?.append(line)
      }
    }
    return declarations.filter { !$0.isEmpty }
  }

  /// A declaration without what the compiler wants to know of it and a reader does not.
  private static func plain(_ text: String) -> String {
    var text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    text = text.replacing(#/@_\w+(?:\([^)]*\))?\s/#, with: "")
    for attribute in unread { text = text.replacing(attribute + " ", with: "") }
    return text.replacing(#/\b(?:Example|Script)Support\./#, with: "").replacing(" : ", with: ": ")
  }

  private static let unread = [
    "@MainActor", "@preconcurrency", "@frozen", "@inline(never)", "@inlinable",
    "@Sendable", "@discardableResult", "@objc", "@nonobjc", "nonisolated(unsafe)",
  ]
}

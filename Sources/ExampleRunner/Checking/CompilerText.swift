import Diagnostics

/// What the compiler said as text, for `diagnostics` fences: each message, and the line that it
/// speaks of with a mark.
///
/// There are no numbers of lines in it, which would change with every line above.
struct CompilerText {
  private let code: AuthoredText

  init(_ code: AuthoredText) {
    self.code = code
  }

  func text(of said: [Diagnostic]) -> String {
    said.isEmpty ? "none" : said.map(text).joined(separator: "\n")
  }

  private func text(_ diagnostic: Diagnostic) -> String {
    let headline = "\(diagnostic.severity.rawValue): \(diagnostic.summary)"
    let notes = diagnostic.notes.map { "note: \(Self.withoutPlace($0))" }
    return ([headline] + excerpt(diagnostic) + notes).joined(separator: "\n")
  }

  /// A note without the place after it: ` (Content/guide.md:12:3)`.
  private static func withoutPlace(_ note: String) -> Substring {
    guard note.hasSuffix(")"), let start = note.utf8.lastIndex(of: UInt8(ascii: "(")),
      note[..<start].hasSuffix(" ")
    else { return note[...] }
    let inside = note[start...].dropFirst().dropLast()
    let parts = inside.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.suffix(2)
    guard parts.count >= 3, !inside.contains(")"),
      numbers.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) })
    else { return note[...] }
    return note[..<start].dropLast()
  }

  private func excerpt(_ diagnostic: Diagnostic) -> [String] {
    guard let line = code.code(at: diagnostic.location) else { return [] }
    // A tab moves the mark as it moves the text.
    let before = line.text.prefix(line.offset).map { $0 == "\t" ? "\t" : " " }
    return ["  " + line.text, "  " + before.joined() + "^"]
  }
}

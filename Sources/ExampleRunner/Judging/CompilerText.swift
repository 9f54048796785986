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
    let notes = diagnostic.notes.map { "note: \($0.replacing(#/ \([^()]*:\d+:\d+\)$/#, with: ""))" }
    return ([headline] + excerpt(diagnostic) + notes).joined(separator: "\n")
  }

  private func excerpt(_ diagnostic: Diagnostic) -> [String] {
    guard let line = code.code(at: diagnostic.location) else { return [] }
    // A tab moves the mark as it moves the text.
    let before = line.text.prefix(line.offset).map { $0 == "\t" ? "\t" : " " }
    return ["  " + line.text, "  " + before.joined() + "^"]
  }
}

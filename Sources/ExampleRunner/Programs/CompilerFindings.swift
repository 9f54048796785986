import Diagnostics
import GuideExamples

/// Turns what a failed compiler printed into findings at the author's lines.
struct CompilerFindings {
  let example: Example
  let text: AuthoredText

  /// One finding for each error, at the author's line.
  ///
  /// Where an error has no such line, or there is none at all, one finding for the example holds all
  /// that was printed. Warnings fail nothing and are left out.
  func diagnostics(for output: String) -> [Diagnostic] {
    var placed: [Diagnostic] = []
    for message in CompilerMessage.messages(in: output) where message.severity == .error {
      guard let diagnostic = diagnostic(for: message) else { return [unplaced(output)] }
      if !placed.contains(diagnostic) { placed.append(diagnostic) }
    }
    return placed.isEmpty ? [unplaced(output)] : placed
  }

  /// The finding for a build that did not end in time.
  func timedOut(afterSeconds seconds: Int) -> Diagnostic {
    Diagnostic(
      rule: "swift.timeout", at: example.location,
      "example `\(example.name)` was not compiled within \(seconds) s",
      fix: "give long expressions explicit types, or split them")
  }

  private func diagnostic(for message: CompilerMessage) -> Diagnostic? {
    guard let location = location(of: message) else { return nil }
    return Diagnostic(
      rule: "swift.error", at: location, message.text, excerpt: text.excerpt(at: location),
      notes: message.notes.map { note in
        self.location(of: note).map { "\(note.text) (\($0))" } ?? note.text
      })
  }

  private func location(of message: CompilerMessage) -> SourceLocation? {
    text.location(path: message.path, line: message.line, byteColumn: message.column)
  }

  private func unplaced(_ output: String) -> Diagnostic {
    Diagnostic(
      rule: "swift.error", at: example.location,
      "example `\(example.name)` does not build",
      notes: output.split(separator: "\n").map(String.init))
  }
}

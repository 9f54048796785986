import Diagnostics
import GuideExamples

/// Turns what a failed compiler printed into findings at the author's lines.
struct CompilerFindings {
  let example: Example
  let text: AuthoredText

  /// One finding for each error at the author's line; where there is none, one for the example.
  ///
  /// Errors in generated code follow from those in the author's, which are worth showing alone.
  /// Warnings fail nothing and are left out.
  func diagnostics(for output: String) -> [Diagnostic] {
    let errors = CompilerMessage.messages(in: output).filter { $0.severity == .error }
    let placed = errors.compactMap(diagnostic(for:)).withoutRepetition
    return placed.isEmpty ? [unplaced(errors, output)] : placed
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

  /// What the compiler says is wrong; all that was printed where that is none of its errors, as of
  /// the linker.
  private func unplaced(_ errors: [CompilerMessage], _ output: String) -> Diagnostic {
    let lines = output.split(separator: "\n").map(String.init)
    return Diagnostic(
      rule: "swift.error", at: example.location,
      "example `\(example.name)` does not build",
      notes: errors.isEmpty ? lines : errors.map(\.text).withoutRepetition)
  }
}

extension Array where Element: Hashable {
  /// The elements in order, each once.
  fileprivate var withoutRepetition: [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}

import Diagnostics
import GuideExamples
import RunRecord

/// Turns what a failed compiler printed into findings at the author's lines.
struct CompilerFindings {
  let example: Example
  let text: AuthoredText

  /// What is said of the author's own lines, each thing once.
  ///
  /// Errors in generated code follow from those in the author's, which are worth showing alone.
  func placed(_ messages: [CompilerMessage]) -> [CompilerMessage] {
    messages.filter { location(of: $0) != nil }.withoutRepetition
  }

  /// The finding for what was not compiled without an error at an author's line: what the compiler
  /// says is wrong, or all that was printed where that is none of its errors, as of the linker.
  func unplaced(_ output: String) -> Diagnostic {
    let errors = CompilerMessage.messages(in: output).filter { $0.severity == .error }
    return Diagnostic(
      rule: "swift.error", at: example.location,
      "example `\(example.name)` does not build",
      notes: errors.isEmpty
        ? output.split(separator: "\n").map(String.init) : errors.map(\.text).withoutRepetition)
  }

  /// A finding for each message, at the author's place.
  func diagnostics(for messages: [CompilerMessage]) -> [Diagnostic] {
    messages.compactMap(diagnostic(for:))
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
      message.severity == .error ? .error : .warning,
      rule: message.severity == .error ? "swift.error" : "swift.warning", at: location,
      message.text, excerpt: text.excerpt(at: location),
      notes: message.notes.map { note in
        self.location(of: note).map { "\(note.text) (\($0))" } ?? note.text
      })
  }

  private func location(of message: CompilerMessage) -> SourceLocation? {
    text.location(path: message.path, line: message.line, byteColumn: message.column)
  }
}

extension Array where Element: Hashable {
  /// The elements in order, each once.
  fileprivate var withoutRepetition: [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}

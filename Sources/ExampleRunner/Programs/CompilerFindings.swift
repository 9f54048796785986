import Diagnostics
import Glibc
import GuideExamples
import GuideMarkup
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
        ? output.split(separator: "\n").map(String.init) : errors.map(\.text).withoutRepetition,
      fix: errors.isEmpty && output.contains("undefined symbol")
        ? "name the Swift package that it imports with --package, or the library with --library"
        : nil)
  }

  /// The finding for a program that tells the linker something else than which libraries to load.
  ///
  /// - Parameter request: What it says, which is untrusted text.
  func foreignRequest(_ request: String) -> Diagnostic {
    // What would move a terminal's cursor, or fill a page, is not shown.
    let shown = request.utf8.prefix(60).map { (0x20...0x7e).contains($0) ? $0 : UInt8(ascii: "?") }
    return Diagnostic(
      rule: "swift.linker-option",
      at: text.place(of: ObjectFile.sectionOfRequests) ?? example.location,
      "example `\(example.name)` tells the linker `\(String(decoding: shown, as: UTF8.self))`, which names no library",
      fix: "import the library's module, and write nothing for the linker")
  }

  /// A finding for each message, at the author's place.
  func diagnostics(for messages: [CompilerMessage]) -> [Diagnostic] {
    messages.compactMap(diagnostic(for:))
  }

  /// The finding for a compiler that did not come to check the program; nil where it did.
  func failure(of process: FinishedProcess, _ limits: Limits) -> Diagnostic? {
    if process.cutOff == .time || process.exit == .signalled(SIGXCPU) {
      return timedOut(afterSeconds: limits.buildSeconds)
    }
    if process.cutOff == .memory || isWantOfMemory(process, limits) {
      return diagnostic(
        "swift.memory", "needed more than \(limits.buildMemoryBytes >> 20) MiB to be compiled")
    }
    if process.cutOff == .processes {
      return diagnostic(
        "swift.processes", "was not compiled: that took more than \(limits.processes) processes")
    }
    if process.cutOff == .output {
      return diagnostic(
        "swift.output",
        "was not compiled: the compiler printed more than \(limits.outputBytes) bytes")
    }
    if process.cutOff == .disk {
      return diagnostic("swift.disk", "was not compiled: the compiler wrote too many files")
    }
    if process.cutOff == .unseen {
      return diagnostic(
        "swift.crashed", "was not compiled: another process killed the compiler's supervisor")
    }
    guard case .signalled(let signal) = process.exit else { return nil }
    return diagnostic("swift.crashed", "was not compiled: signal \(signal) ended the compiler")
  }

  /// Whether the compiler died, and had said that there is no more memory, or had taken nearly all.
  private func isWantOfMemory(_ process: FinishedProcess, _ limits: Limits) -> Bool {
    guard process.exit != .exited(0) || process.cutOff != nil else { return false }
    let words = ["out of memory", "failed to allocate", "bad_alloc", "Cannot allocate memory"]
    if words.contains(where: process.errorText.contains) { return true }
    guard case .signalled = process.exit else { return false }
    return process.peakMemory >= limits.buildMemoryBytes / 16 * 15
  }

  private func timedOut(afterSeconds seconds: Int) -> Diagnostic {
    diagnostic("swift.timeout", "was not compiled within \(seconds) s")
  }

  /// What to do about code that takes too much to compile.
  private var fixOfExcess: String {
    let lines = example.codeFences.reduce(0) { $0 + $1.body.count }
    return lines > Self.manyLines
      ? "split it: it has \(lines) lines of code"
      : "give long expressions explicit types, or split them"
  }

  /// No reader goes through more in one example.
  private static let manyLines = 1_000

  private func diagnostic(_ rule: String, _ what: String) -> Diagnostic {
    Diagnostic(
      rule: rule, at: example.location, "example `\(example.name)` \(what)",
      fix: rule == "swift.timeout" || rule == "swift.memory"
        ? fixOfExcess : nil)
  }

  private func symbolNotes(_ message: CompilerMessage, at location: SourceLocation) -> [String] {
    guard let symbol = MissingSymbol(message) else {
      return MissingSymbol.notes(ofOverride: message)
    }
    return [symbol.note(isInFileOfUIKit: !isFileWithoutUIKit(location.path))]
  }

  /// Whether a path is that of a file of the app's that imports none of the modules that bring UIKit; launches need no import.
  private func isFileWithoutUIKit(_ path: String) -> Bool {
    guard example.files.contains(where: { $0.fences.contains { $0.location.path == path } }),
      !example.launches.contains(where: { $0.fence?.location.path == path })
    else { return false }
    return text.imports(path: path).isSubset(of: ["Darwin", "Dispatch", "Foundation"])
  }

  private func diagnostic(for message: CompilerMessage) -> Diagnostic? {
    guard let location = location(of: message) else { return nil }
    return Diagnostic(
      message.severity == .error ? .error : .warning,
      rule: message.severity == .error ? "swift.error" : "swift.warning", at: location,
      message.text, excerpt: text.excerpt(at: location),
      notes: message.notes.map { note in
        self.location(of: note).map { "\(note.text) (\($0))" } ?? note.text
      } + symbolNotes(message, at: location),
      fix: Self.fix(of: message.text))
  }

  /// What the author can do, where the message of the compiler does not say it.
  private static func fix(of message: String) -> String? {
    switch message {
    case "expression is 'async' but is not marked with 'await'":
      "write `await` before the call, as in `await app.settle()`"
    case "no 'async' operations occur within 'await' expression": "remove `await`"
    case _ where message.hasPrefix("no such module "):
      "if it is a module of a Swift package, name the package with --package, or in site.yaml"
    default: nil
    }
  }

  private func location(of message: CompilerMessage) -> SourceLocation? {
    text.location(path: message.path, line: message.line, byteColumn: message.column)
  }
}

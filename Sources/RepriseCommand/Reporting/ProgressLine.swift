import ExampleRunner
import Foundation
import GuideExamples

/// How far the examples have come: one changing line on a terminal, plain lines elsewhere.
final class ProgressLine: Sendable {
  private let isTerminal = Terminal.isErrorOutput

  func show(_ progress: RunProgress) {
    guard case .finished(let outcome, let count, let total) = progress else { return }
    if isTerminal {
      let name = "\(outcome.example.guide)#\(outcome.example.name)"
      Terminal.writeError("\r\u{1B}[2Kexamples \(count)/\(total) \(name)")
    } else if count == total || count % 25 == 0 {
      // No names: examples finish in any order, and what is printed is the same every time.
      Terminal.writeError("examples \(count)/\(total)\n")
    }
  }

  /// Takes the changing line away.
  func clear() {
    if isTerminal { Terminal.writeError("\r\u{1B}[2K") }
  }
}

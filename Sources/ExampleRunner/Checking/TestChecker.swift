import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

/// Checks the `@Test` functions of a block `swift test`: each must run, and pass.
struct TestChecker {
  let example: Example
  let text: AuthoredText
  let record: RunRecord

  func diagnostics() -> [Diagnostic] {
    guard example.build.isTest, example.isLaunched else { return [] }
    var isAnyStarted = false
    var passed: Bool?
    var findings: [Diagnostic] = []
    var skipped: [Diagnostic] = []
    for event in record.launches.flatMap(\.events) {
      switch TestEvent(event) {
      case .started: isAnyStarted = true
      case .ended(let hasPassed): passed = hasPassed
      case .failed(let column, let message):
        findings.append(failure(message, column: column, event: event))
      case .skipped(let column, let name):
        skipped.append(skip(of: name, column: column, event: event))
      case nil: break
      }
    }
    guard isAnyStarted else { return [noTest] }
    // A test that ends the process, or a failure in a form that is not known, must not pass.
    guard findings.isEmpty, passed != true else { return findings + skipped }
    return [unfinished(hasEnded: passed != nil)] + skipped
  }

  private func skip(of name: String, column: Int, event: TraceEvent) -> Diagnostic {
    let place = place(of: event, column: column)
    return Diagnostic(
      .warning, rule: "test.skipped", at: place ?? example.location,
      "`\(name)` is skipped, so nothing checks it", excerpt: place.flatMap(text.excerpt),
      fix: "remove the trait that skips it, or the test")
  }

  private func place(of event: TraceEvent, column: Int) -> SourceLocation? {
    event.callSites.first.flatMap(authored).flatMap { path, line in
      text.location(path: path, line: line, byteColumn: column)
    }
  }

  private func failure(
    _ message: String, column: Int, event: TraceEvent
  ) -> Diagnostic {
    let lines = message.textLines
    let place = place(of: event, column: column)
    return Diagnostic(
      rule: "test.failed", at: place ?? example.location, lines.first ?? "a test failed",
      excerpt: place.flatMap(text.excerpt), notes: lines.dropFirst().prefix(10).map { $0 })
  }

  /// The author's line for that of an event.
  ///
  /// The macro `@Test` tells where its function stands in the file that is compiled, in which the code begins in the
  /// second line, and not in the author's.
  private func authored(_ site: CallSite) -> (path: String, line: Int)? {
    guard let path = site.path else { return nil }
    guard path.hasSuffix(TestProgram.file), let fence = example.files.first?.fences.first else {
      return (path, site.line)
    }
    return (fence.location.path, fence.bodyLines.lowerBound + site.line - 2)
  }

  private func unfinished(hasEnded: Bool) -> Diagnostic {
    Diagnostic(
      rule: hasEnded ? "test.failed" : "test.unfinished", at: example.location,
      hasEnded
        ? "a test of `\(example.name)` failed, and Swift Testing doesn't say why"
        : "the tests of `\(example.name)` did not finish: the process ended before them",
      fix: hasEnded ? nil : "remove the call that ends the process")
  }

  private var noTest: Diagnostic {
    Diagnostic(
      rule: "test.none", at: example.location, "`\(example.name)` has no test that ran",
      fix: "write a function `@Test func …`, or `swift run` for code that runs from top to bottom")
  }
}

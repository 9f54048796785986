import Diagnostics
import Testing

struct ReadingOrderTests {
  private func finding(
    _ path: String, _ line: Int, _ column: Int, _ rule: String = "r", _ summary: String = "s",
    severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    Diagnostic(
      severity, rule: rule, at: SourceLocation(path: path, line: line, column: column), summary)
  }

  @Test func ordersByPathThenLineThenColumn() {
    let ordered = [
      finding("a.md", 2, 9), finding("a.md", 10, 1), finding("a.md", 10, 2), finding("b.md", 1, 1),
    ]
    #expect(ordered.reversed().inReadingOrder() == ordered)
  }

  @Test func putsErrorsBeforeWarningsThenOrdersByRuleAndText() {
    let ordered = [
      finding("a.md", 1, 1, "a", "x"), finding("a.md", 1, 1, "a", "y"),
      finding("a.md", 1, 1, "b", "x"), finding("a.md", 1, 1, "a", "x", severity: .warning),
    ]
    #expect(ordered.reversed().inReadingOrder() == ordered)
  }

  @Test func failsForErrorsOnly() {
    let warning = finding("a.md", 1, 1, severity: .warning)
    #expect(![Diagnostic]().hasErrors)
    #expect(![warning].hasErrors)
    #expect([warning, finding("a.md", 1, 1)].hasErrors)
  }
}

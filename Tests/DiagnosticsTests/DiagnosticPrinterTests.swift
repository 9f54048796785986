import Diagnostics
import Testing

struct DiagnosticPrinterTests {
  private let place = SourceLocation(path: "Content/a.md", line: 12, column: 5)

  private func text(_ diagnostic: Diagnostic) -> String {
    DiagnosticPrinter().text(for: diagnostic)
  }

  @Test func beginsWithPlaceSeveritySummaryAndRule() {
    #expect(
      text(Diagnostic(rule: "a.b", at: place, "it is wrong"))
        == "Content/a.md:12:5: error: it is wrong [a.b]")
    #expect(
      text(Diagnostic(.warning, rule: "a.b", at: place, "it is odd"))
        == "Content/a.md:12:5: warning: it is odd [a.b]")
  }

  @Test func showsExcerptThenDifferenceThenNotesThenFix() {
    let diagnostic = Diagnostic(
      rule: "a.b", at: place, "it is wrong",
      excerpt: SourceExcerpt(line: 12, text: "let a = bc", column: 9, length: 2),
      difference: ["- old", "+ new", "  same", "  …"], notes: ["One.", "Two."], fix: "Change it.")
    #expect(
      text(diagnostic) == """
        Content/a.md:12:5: error: it is wrong [a.b]
            12 | let a = bc
               |         ^~
            - old
            + new
              same
              …
            note: One.
            note: Two.
            fix: Change it.
        """)
  }

  @Test func coloursSeveritySummaryMarkAndDifference() {
    let diagnostic = Diagnostic(
      .warning, rule: "a.b", at: place, "odd",
      excerpt: SourceExcerpt(line: 1, text: "x", column: 1), difference: ["- o", "+ n", "  s"])
    let escape = "\u{1B}"
    #expect(
      DiagnosticPrinter(usesColor: true).text(for: diagnostic) == """
        Content/a.md:12:5: \(escape)[33mwarning:\(escape)[0m \(escape)[1modd\(escape)[0m [a.b]
            1 | x
              | \(escape)[33m^\(escape)[0m
            \(escape)[31m- o\(escape)[0m
            \(escape)[32m+ n\(escape)[0m
              s
        """)
  }

  @Test func printsTheFirstLinesOfALongDifferenceAndHowManyFollow() {
    let diagnostic = Diagnostic(
      rule: "a.b", at: place, "long", difference: (1...1000).map { "+ \($0)" })
    let lines = text(diagnostic).split(separator: "\n")
    #expect(lines.count == 102)
    #expect(lines.suffix(2) == ["    + 100", "    … and 900 more lines"])
  }

  @Test func makesVisibleWhatATerminalWouldObey() {
    let diagnostic = Diagnostic(
      rule: "a.b", at: place, "threw: one\ntwo\u{1B}[2J",
      excerpt: SourceExcerpt(line: 1, text: "\u{1B}[2Jx", column: 5),
      difference: ["+ \u{7}\u{202E}abc\r"], notes: ["printed: \u{9B}31m"], fix: "a\u{8}")
    #expect(
      text(diagnostic) == #"""
        Content/a.md:12:5: error: threw: one\ntwo\u{1b}[2J [a.b]
            1 | \u{1b}[2Jx
              |          ^
            + \u{7}\u{202e}abc\r
            note: printed: \u{9b}31m
            fix: a\u{8}
        """#)
  }
}

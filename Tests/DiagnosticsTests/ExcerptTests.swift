import Diagnostics
import Testing

struct ExcerptTests {
  /// The two lines of an excerpt, without their indentation.
  private func lines(_ excerpt: SourceExcerpt) -> [String] {
    let place = SourceLocation(path: "a.md", line: excerpt.line, column: excerpt.column)
    let diagnostic = Diagnostic(rule: "a.b", at: place, "wrong", excerpt: excerpt)
    return DiagnosticPrinter().text(for: diagnostic)
      .split(separator: "\n").dropFirst().map { String($0.dropFirst(4)) }
  }

  @Test func marksTheFirstAndTheLastCharacter() {
    #expect(lines(SourceExcerpt(line: 7, text: "abc", column: 1)) == ["7 | abc", "  | ^"])
    #expect(lines(SourceExcerpt(line: 7, text: "abc", column: 3)) == ["7 | abc", "  |   ^"])
  }

  @Test func marksThePlaceBehindTheLastCharacter() {
    #expect(lines(SourceExcerpt(line: 7, text: "abc", column: 4)) == ["7 | abc", "  |    ^"])
    #expect(lines(SourceExcerpt(line: 7, text: "", column: 1)) == ["7 | ", "  | ^"])
  }

  @Test func keepsTabsBeforeTheMark() {
    #expect(
      lines(SourceExcerpt(line: 7, text: "\ta\tbc", column: 4, length: 2))
        == ["7 | \ta\tbc", "  | \t \t^~"])
  }

  @Test func givesTwoColumnsToWideCharacters() {
    #expect(
      lines(SourceExcerpt(line: 7, text: "한글 x", column: 4)) == ["7 | 한글 x", "  |      ^"])
    #expect(
      lines(SourceExcerpt(line: 7, text: "a漢字b", column: 2, length: 2))
        == ["7 | a漢字b", "  |  ^~~~"])
    #expect(lines(SourceExcerpt(line: 7, text: "👩‍👧 x", column: 3)) == ["7 | 👩‍👧 x", "  |    ^"])
  }

  @Test func countsACharacterOfSeveralScalarsAsOne() {
    #expect(
      lines(SourceExcerpt(line: 7, text: "e\u{301}e\u{301} x", column: 4))
        == ["7 | e\u{301}e\u{301} x", "  |    ^"])
  }

  @Test func marksNoMoreThanThereIs() {
    #expect(
      lines(SourceExcerpt(line: 7, text: "abc", column: 3, length: 50)) == ["7 | abc", "  |   ^"])
    #expect(
      lines(SourceExcerpt(line: 7, text: "abc", column: 99)) == ["7 | abc", "  |    ^"])
  }

  @Test func showsWhatIsAroundTheMarkInALongLine() {
    let start = String(repeating: "a", count: 300)
    let end = String(repeating: "z", count: 300)
    #expect(
      lines(SourceExcerpt(line: 7, text: start + "(x)" + end, column: 302)) == [
        "7 | …\(String(repeating: "a", count: 59))(x)\(String(repeating: "z", count: 58))…",
        "  | \(String(repeating: " ", count: 61))^",
      ])
    #expect(
      lines(SourceExcerpt(line: 7, text: start, column: 300)) == [
        "7 | …\(String(repeating: "a", count: 120))", "  | \(String(repeating: " ", count: 120))^",
      ])
    #expect(
      lines(SourceExcerpt(line: 7, text: start, column: 1))
        == ["7 | \(String(repeating: "a", count: 120))…", "  | ^"])
  }
}

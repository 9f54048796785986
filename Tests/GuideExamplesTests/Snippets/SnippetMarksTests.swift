import GuideExamples
import GuideMarkup
import Testing

struct SnippetMarksTests {
  private func shown(_ code: String) throws -> String {
    let guide = try #require(
      GuideParser.parse("```swift run\n\(code)\n```\n", path: "a.md", name: "a").guide)
    return SnippetMarks(guide.fences[0]).shownText
  }

  @Test func hideLinesAndThemselves() throws {
    #expect(
      try shown("a\n// snippet.hide\nb\n  // snippet.show\nc\n// snippet.hide\nd") == "a\nc")
    #expect(
      try shown("let a = \"// snippet.hide\"\nb // snippet.hide")
        == "let a = \"// snippet.hide\"\nb // snippet.hide")
  }

  @Test(arguments: [
    (
      "// snippet.hid",
      "2:1: error `snippet.hid` is neither `snippet.hide` nor `snippet.show` "
        + "[snippet.unknown] did you mean `// snippet.hide`?"
    ),
    (
      "  // snippet.show",
      "2:3: error nothing is hidden here [snippet.nothing-hidden] "
        + "write `// snippet.hide` above it, or remove it"
    ),
    (
      "//snippet.hide",
      "2:1: error this comment reads like `// snippet.hide`, but hides and shows nothing "
        + "[snippet.near-miss] write `// snippet.hide`"
    ),
    (
      "// Snippet show",
      "2:1: error this comment reads like `// snippet.show`, but hides and shows nothing "
        + "[snippet.near-miss] write `// snippet.show`"
    ),
  ])
  func areReportedAtTheirColumn(_ line: String, _ problem: String) {
    #expect(problems("```swift run\n\(line)\n```\n") == [problem])
  }
}

import Testing

/// Values of runs in running text: `{{run-1.total}}`.
struct ProseValueTests {
  private static let guide = """
    # Guide

    The total is {{run-1.total}}, **not {{run-2.word}}**, and `{{run-1.total}}` is code; {{0, 0}} and {{ a }} are text.
    With blanks, it is {{ run-1.total }}.

    ```swift run
    let total = 1 + 2  // => 3
    print("{{run-1.total}}")  // Prints "{{run-1.total}}"
    ```

    ```swift run
    let word = "milk"  // => "milk"
    ```

    """

  @Test func areThoseOfTheRun() async throws {
    try await GuideProject.with(guide: Self.guide) { project in
      #expect(try await project.reprise("build").findings == "")
      let page = try project.site.text("guide.html")
      #expect(
        page.contains("The total is <code>3</code>, <strong>not <code>\"milk\"</code></strong>"))
      #expect(
        page.contains("<code>{{run-1.total}}</code> is code; {{0, 0}} and {{ a }} are text."))
      #expect(page.contains("With blanks, it is <code>3</code>."))
      let text = try project.site.text("guide.md")
      #expect(text.contains("The total is `3`, **not `\"milk\"`**, and `{{run-1.total}}` is code"))
      #expect(text.contains("print(\"{{run-1.total}}\")"))
    }
  }

  @Test func mustBeThere() async throws {
    let guide = Self.guide.replacing("{{run-1.total}}, ", with: "{{run-1.totl}}, {{rn-1.total}}, ")
    try await GuideProject.with(guide: guide) { project in
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 1)
      #expect(
        verified.findings.contains(
          "Content/guide.md:3:14: error: `run-1` has no value `totl` [value.no-name]"))
      #expect(verified.findings.contains("fix: did you mean `total`?"))
      #expect(
        verified.findings.contains(
          "3:30: error: there is no example `rn-1` in this guide [value.no-example]"))
      #expect(verified.findings.contains("fix: did you mean `run-1`?"))
    }
  }

  @Test(arguments: [#"skip="no camera""#, "compile-only"]) func mustHaveBeenRun(word: String)
    async throws
  {
    let guide = """
      # Guide

      It is {{ run-1.total }}.

      ```swift run \(word)
      let total = 1 + 2
      ```

      """
    try await GuideProject.with(guide: guide) { project in
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 1)
      #expect(
        verified.findings.hasPrefix(
          "Content/guide.md:3:7: error: `run-1` is not run, so it has no values [value.not-run]"))
    }
  }

  @Test func mustBeOneValue() async throws {
    let guide = """
      # Guide

      It is {{run-1.i}}.

      ```swift run
      for n in 1...2 {
        let i = n  // =>
      }
      ```

      """
    try await GuideProject.with(guide: guide) { project in
      let verified = try await project.reprise("verify")
      #expect(verified.findings.contains("3:7: error: `i` differs each time its line runs"))
    }
  }

  @Test func mustFitIntoASentence() async throws {
    let guide = """
      # Guide

      It is {{run-1.long}}.

      ```swift run
      let long = String(repeating: "a", count: 600)  // => "a…
      ```

      """
    try await GuideProject.with(guide: guide) { project in
      let verified = try await project.reprise("verify")
      #expect(
        verified.findings.hasPrefix(
          "Content/guide.md:3:7: error: `long` is too long to stand in a sentence"))
    }
  }
}

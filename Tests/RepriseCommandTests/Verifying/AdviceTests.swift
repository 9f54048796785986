import Foundation
import Testing

/// Each message says what the author can do.
struct AdviceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var guide: String

    /// What is part of the findings.
    var texts: [String]

    init(_ description: String, _ guide: String, _ texts: String...) {
      testDescription = description
      self.guide = guide
      self.texts = texts
    }
  }

  private static func run(_ code: String) -> String { "# A\n\n```swift run\n\(code)\n```\n" }

  private static let app = """
    # App

    ```swift example=app
    \(SampleGuides.appCode)
    ```

    ```swift launch
    LAUNCH
    ```

    """

  @Test(arguments: [
    Case(
      "a colon in front matter", "---\ntitle: Tabs: \"two\"\n---\n# A\n",
      "Content/guide.md:2:12: error: front matter is not valid YAML",
      #"fix: write the value in quotes: `title: "Tabs: \"two\""`"#),
    Case(
      "a call that waits", app.replacing("LAUNCH", with: "app.settle()"),
      "expression is 'async' but is not marked with 'await'",
      "fix: write `await` before the call, as in `await app.settle()`"),
    Case(
      "an object that the archive lacks",
      app.replacing("LAUNCH", with: "app.enterBackground()")
        + "```archive path=Rot\nTop Level\n```\n",
      "+ nothing at Rot", "note: did you mean `path=Root`?"),
    Case(
      "an object far from those of the archive",
      app.replacing("LAUNCH", with: "app.enterBackground()")
        + "```archive path=Elsewhere\nTop Level\n```\n",
      "note: the archive has `Root`"),
    Case(
      "spaces at the end of a line", run("print(\"a  \")  // Prints \"a\""),
      "    - a\n    + a··\n    (each · at the end of a line is a space)\n"),
    Case(
      "the page of a guide", "# A\n\n[self](guide.html#a)\n",
      "3:8: error: `guide.html` is a page of the site, and links lead to files [link.no-file]",
      "fix: link to the guide: `guide.md`"),
    Case(
      "a reference without an address", "# A\n\nSee *[the text][nowhere]*, a[0][1] and `[x][y]`.\n",
      "3:6: error: the reference `nowhere` has no address: the page shows the brackets",
      "fix: write a line `[nowhere]: address` below it, or `\\[` for a bracket"),
    Case(
      "a second title", "# A\n\n# B\n\n# C\n",
      "3:1: warning: a guide has one heading of the first level, its title, which stands in line 1",
      "fix: write `##` in place of `#`"),
    Case("a guide without text", "", "1:1: warning: the guide has no text [guide.empty]"),
    Case(
      "lines that stay hidden", run("print(1)\n// snippet.hide\nprint(2)"),
      "5:1: error: this hides everything up to the end of the block [snippet.unclosed]",
      "fix: write `// snippet.show` below what is hidden"),
    Case(
      "an arrow to a slip", "# A\n\n```diagram title=\"A\"\nWindow\n  Root\nWindw -> Root\n```\n",
      "6:1: error: there is no box `Windw` [diagram.no-such-box]", "fix: did you mean `Window`?"),
    Case(
      "a skipped block of another guide", "# A\n\n```swift of=guide#run-1 skip=\"later\"\n```\n",
      "fix: remove `skip`: the guide that has the code says whether it runs"),
  ])
  func isGiven(_ advice: Case) async throws {
    try await GuideProject.with(guide: advice.guide) { project in
      let verified = try await project.reprise("verify", "--allow-empty")
      for text in advice.texts { #expect(verified.findings.contains(text), "\(verified.findings)") }
    }
  }

  @Test(arguments: [("run", "run-1"), ("test", "run-1")])
  func stopsAProgramAfterTheTimeThatItsBlockSays(_ word: String, _ name: String) async throws {
    let code =
      word == "run" ? "while true {}" : "import Testing\n@Test func endless() { while true {} }"
    let guide = "# A\n\n```swift \(word) seconds=1\n\(code)\n```\n"
    try await GuideProject.with(guide: guide) { project in
      let findings = try await project.reprise("verify").findings
      #expect(findings.contains("error: `\(name)` was stopped after 1 s [run.timed-out]"))
    }
  }

  @Test func isTheLastLineThatRanBeforeTheTimeWasOver() async throws {
    try await GuideProject.with(guide: Self.run("print(\"a\")\nwhile true {}")) { project in
      let verified = try await project.reprise("verify")
      #expect(
        verified.findings.hasPrefix(
          """
          Content/guide.md:4:1: error: `run-1` was stopped after 5 s [run.timed-out]
              4 | print("a")
                | ^
              note: this is the last line that is known to have run: look behind it
              note: if it needs more time, write `seconds=` on its block, up to 60

          """))
    }
  }

  @Test func isToCopyTheTemplates() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      try FileManager.default.removeItem(atPath: "\(project.looks.path)/templates")
      for command in [["serve", "--port", "0"], ["build"]] {
        let finished = try await project.reprise(command)
        #expect(
          finished.errors.contains(
            "Site/templates/page.mustache: there is no such file, and every page needs it"))
        #expect(finished.exitCode != 0)
      }
    }
  }
}

import Testing

/// What a new author met in an hour: messages that led nowhere, and things that went unsaid.
@Suite struct NewAuthorTests {
  @Test func aBlockThatDoesNotEndIsOneError() async throws {
    let guide = """
      # Guide

      ```swift run
      print(1)

      Some prose, and then another block.

      ```swift run
      print(2)
      ```

      """
    try await GuideProject.with(guide: guide) { project in
      let verified = try await project.reprise("verify")
      #expect(verified.findings.ranges(of: ": error: ").count == 1)
      #expect(verified.findings.contains("[fence.nested]"))
    }
  }

  @Test func anotherErrorComesBeforeTheLossOfAnExample() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      try project.content.write("guide: 2 examples, 9 expectations\n", to: ".examples")
      let alone = try await project.reprise("verify")
      #expect(alone.findings.contains("[project.fewer-examples]"))
      try project.content.write(
        SampleGuides.script + "\n```swift rn\nprint(1)\n```\n", to: "guide.md")
      let verified = try await project.reprise("verify")
      #expect(verified.findings.contains("[fence.unknown-word]"))
      #expect(!verified.findings.contains("project.fewer"))
    }
  }

  @Test func htmlIsShownAsTextAndCommentsAreNot() async throws {
    let guide =
      SampleGuides.script + """

        <!-- a note -->

        Press <kbd>A</kbd>.<br>Then B.<!-- another note -->

        <img src="a.png">

        """
    try await GuideProject.with(guide: guide) { project in
      let built = try await project.reprise("build", "--no-types")
      #expect(built.findings.ranges(of: "[markdown.html]").count == 2)
      #expect(built.findings.contains("HTML is shown as text: readers see this tag"))
      #expect(built.exitCode == 0)
      let page = try project.site.text("guide.html")
      #expect(page.contains("Press &lt;kbd&gt;A&lt;/kbd&gt;.<br>Then B."))
      for path in ["guide.html", "guide.md", "llms-full.txt"] {
        #expect(try !project.site.text(path).contains("note --"), "\(path)")
      }
    }
  }

  @Test func whatTheCompilerRefusesIsPrinted() async throws {
    let guide = "# Guide\n\n```swift run fails=\"cannot find 'a'\"\nprint(a)\n```\n"
    try await GuideProject.with(guide: guide) { project in
      let run = try await project.reprise("run", "guide#run-1")
      #expect(run.output.contains("error: cannot find 'a' in scope"))
      let listed = try await project.reprise("verify", "--list")
      #expect(listed.output.contains("fails=\"cannot find 'a'\""))
    }
  }

  @Test func aPageOfTestsSaysHowManyPassedAndNotHowLong() async throws {
    let guide = """
      # Guide

      ```swift test
      import Testing

      @Suite struct Numbers {
        @Test func one() { #expect(1 + 1 == 2) }
      }
      @Test(arguments: [1, 2]) func two(_ number: Int) { #expect(number > 0) }
      ```

      """
    try await GuideProject.with(guide: guide) { project in
      #expect(try await project.reprise("build", "--no-types").findings == "")
      let page = try project.site.text("guide.html")
      #expect(page.contains("2 tests passed."))
      #expect(!page.contains("seconds"))
    }
  }

  @Test func anOutputBlockStandsForWhatAProgramPrints() async throws {
    let guide = """
      # Guide

      ```swift run
      print("once on the page")
      ```

      ```output
      once on the page
      ```

      """
    try await GuideProject.with(guide: guide) { project in
      #expect(try await project.reprise("build", "--no-types").findings == "")
      let page = try project.site.text("guide.html")
      #expect(page.ranges(of: "<samp>once on the page").count == 1)
      #expect(!page.contains("<code>run-1</code>"))
    }
  }
}

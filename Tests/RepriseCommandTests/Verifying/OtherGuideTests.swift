import Testing

/// Results that show a part of an archive, or an example of another guide.
struct OtherGuideTests {
  private static let app = """
    # App

    ```swift example=app
    \(SampleGuides.appCode)
    ```

    ```swift launch
    print("saving")
    app.enterBackground()
    ```

    """

  @Test func areFilledInCheckedAndShown() async throws {
    let translation = """
      # 앱

      > ```output of=deep/app#app
      > ```

      ```archive of=deep/app#app path=Root
      ```

      ```archive of=deep/app#app path=Root/Other
      ```

      """
    try await GuideProject.with(["deep/app.md": Self.app, "app.ko.md": translation]) { project in
      let before = try project.content.data("deep/app.md")
      #expect(try await project.reprise("accept", "--all").exitCode == 0)
      #expect(try project.content.data("deep/app.md") == before)
      let text = try project.content.text("app.ko.md")
      #expect(text.contains("> ```output of=deep/app#app\n> saving\n> ```"))
      #expect(
        text.contains(
          "path=Root\n[View Controller] Root (Class: UIViewController)\n-----"))
      #expect(!text.contains("Top Level"))
      #expect(text.contains("path=Root/Other\nnothing at Root/Other\n```"))
      #expect(try await project.reprise("verify").exitCode == 0)
      #expect(try await project.reprise("build").exitCode == 0)
      let page = try project.site.text("app.ko.html")
      #expect(page.contains("saving") && page.contains("UIViewController"))
      try project.content.write(text.replacing("saving", with: "other"), to: "app.ko.md")
      let verified = try await project.reprise("verify")
      #expect(verified.findings.hasPrefix("Content/app.ko.md:4:3: error: the result of `app`"))
    }
  }

  @Test(arguments: [
    ("of=ap#app", "4:12: error: `ap` is not a guide [result.unknown-example]", "app"),
    (
      "of=app#ap", "4:12: error: `ap` is not an example of `app` [result.unknown-example]", "app"
    ),
    ("of=app#app launch=2", "4:23: error: `app` has no launch `2`", "launch=1"),
    ("of=app#app path=/a", "4:23: error: `/a` is not the path of a saved object", "path=Tabs"),
  ])
  func areRefusedAtTheirColumn(_ words: String, _ problem: String, _ fix: String) async throws {
    let files = ["app.md": Self.app, "b.md": "# B\n\n\n```archive \(words)\n```\n"]
    try await GuideProject.with(files) { project in
      let verified = try await project.reprise("verify")
      #expect(verified.findings.hasPrefix("Content/b.md:\(problem)"))
      #expect(verified.findings.contains(fix))
    }
  }
}

import Foundation
import Testing

@Suite("Translations")
struct TranslationTests {
  private static let source = """
    # Counting

    It counts, as [the other guide](other.md#why) says.

    ```swift run
    print("one")  // Prints "one"
    ```

    ## Again

    ```swift run
    print("two")
    ```

    ```output
    two
    ```

    """

  private static let other = """
    # Other

    ## Why

    ```swift run
    print("why")
    ```

    """

  private static let translation = """
    ---
    of-revision: REVISION
    ---

    # 세기

    수를 셉니다. [다른 안내서](other.md#why)에 있듯이.

    ```swift of=guide#run-1
    ```

    ## 다시

    ```swift of=guide#run-2
    ```

    ```output of=guide#run-2
    two
    ```

    """

  @Test("Show the source’s examples, with their own words around them, and lead to every language")
  func pages() async throws {
    try await Self.project { project in
      let built = try await project.reprise("build")
      #expect(built.findings == "" && built.exitCode == 0)
      let page = try project.site.text("ko/guide.html")
      #expect(page.contains("<html lang=\"ko\">"))
      #expect(page.contains("<h1>세기</h1>"))
      #expect(page.contains("<h2 id=again>다시"), "anchors are the source's")
      #expect(page.matches(of: /<span class=cs>"(one|two)"/).count == 2)
      #expect(page.contains("id=run.run-1 ") && page.contains("id=run.run-2 "))
      #expect(page.contains("<link rel=alternate hreflang=\"en\" href=\"../guide.html\">"))
      #expect(
        page.contains("<link rel=alternate hreflang=\"x-default\" href=\"../guide.html\">"))
      #expect(page.contains(">본문으로 건너뛰기</a>"), "the site's own words are translated")
      // What is not translated leads to the source, and says so.
      #expect(page.contains("<a href=../other.html#why>다른 안내서</a>"))
      #expect(
        page.contains("<a href=\"../other.html\" lang=\"en\">Other <small>English"))
      let source = try project.site.text("guide.html")
      #expect(source.contains("<a href=\"ko/guide.html\" lang=\"ko\" hreflang=\"ko\">한국어</a>"))
      let elsewhere = try project.site.text("other.html")
      #expect(elsewhere.contains("<a href=\"ko/index.html\" lang=\"ko\" hreflang=\"ko\">한국어</a>"))
      #expect(!elsewhere.contains("rel=alternate hreflang"))
      // No language has the page for a wrong address, wherever that is.
      let nowhere = try project.site.text("404.html")
      #expect(nowhere.contains("<a href=\"ko/index.html\" lang=\"ko\" hreflang=\"ko\">한국어</a>"))
      #expect(nowhere.contains("<a href=\"index.html\" lang=\"en\" hreflang=\"en\""))
      #expect(!nowhere.contains("rel=alternate hreflang"))
    }
  }

  @Test("Have a search, a list of guides and a Markdown form of their own")
  func listings() async throws {
    try await Self.project { project in
      try await project.reprise("build")
      #expect(try project.site.text("ko/search/site.js").contains("\"ko/guide.html\""))
      #expect(try !project.site.text("search/site.js").contains("ko/"))
      let index = try project.site.text("ko/index.html")
      #expect(index.contains("<a href=\"../ko/guide.html\">세기</a>"))
      #expect(index.contains("<p class=counts>예제 2개, 실행 2회</p>"))
      #expect(index.contains("lang=en>Other</a>"))
      let markdown = try project.site.text("ko/guide.md")
      #expect(markdown.contains("```swift\nprint(\"one\")") && markdown.contains("\none\n"))
      #expect(markdown.contains("[다른 안내서](../other.md#why)"))
      #expect(try project.site.text("llms.txt").contains("## 한국어\n\n- [세기](ko/guide.md)"))
    }
  }

  @Test("Are said to be behind when the prose of their source changes, and not when its code does")
  func outdated() async throws {
    try await Self.project { project in
      try project.content.write(
        Self.source.replacing("\"one\"", with: "\"uno\""), to: "guide.md")
      #expect(try await project.reprise("verify").findings == "")

      try project.content.write(
        Self.source.replacing("It counts", with: "It counts up"), to: "guide.md")
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 0)
      #expect(
        verified.findings.hasPrefix(
          """
          Content/ko/guide.md:3:1: warning: `Content/guide.md` has changed since it was translated \
          [translation.outdated]
          """))
      #expect(verified.findings.contains("reprise translations --renew ko/guide"))
      try await project.reprise("build")
      let page = try project.site.text("ko/guide.html")
      #expect(page.contains("이 번역은 영어 원문보다 오래되었습니다"))
      #expect(page.contains("<a href=../guide.html hreflang=en>원문(English) 읽기</a>"))

      try await project.reprise("translations", "--renew", "ko/guide")
      #expect(try await project.reprise("verify").findings == "")
      try await project.reprise("build")
      #expect(try !project.site.text("ko/guide.html").contains("오래되었습니다"))
    }
  }

  @Test(
    "Are compared with their source",
    arguments: [
      (
        "of-revision: REVISION", "title: 세기",
        "1:1: warning: `of-revision` is missing: it records which text of `Content/guide.md` this translates"
      ),
      ("## 다시", "### 다시", "1:1: warning: `다시` has level 3, and `Again` in `Content/guide.md`"),
      (
        "of=guide#run-2\n```\n\n```output", "of=guide#run-3\n```\n\n```output",
        "15:10: error: `run-3` is not an example of `guide` [code.unknown-example]"
      ),
      (
        "```swift of=guide#run-1\n```", "",
        "1:1: warning: the example `run-1` of `Content/guide.md`"
      ),
      (
        "```swift of=guide#run-1\n```", "```swift of=guide#run-1\nprint(\"one\")\n```",
        "10:10: error: the code comes from `guide` [code.not-empty]"
      ),
      (
        "```swift of=guide#run-1\n```", "```swift run\nprint(1)\n```",
        "10:1: error: a translation has no examples of its own"
      ),
      (
        "## 다시", "```swift of=guide#run-1\n```\n\n## 다시",
        "13:10: error: `run-1` has 1 piece of code, and all of them are shown above [code.no-more]"
      ),
      (
        "```swift of=guide#run-1", "```swift of=guide#run-1 folded",
        "10:25: error: `folded` cannot be combined with `of` [fence.contradiction]"
      ),
      (
        "```swift of=guide#run-1", "```swift of=run-1",
        "10:10: error: the guide of the example is missing [code.no-guide]"
      ),
      (
        "```swift of=guide#run-1", "```xml of=guide#run-1",
        "10:4: error: this piece of `run-1` is `swift` [code.other-language]"
      ),
    ])
  func mistakes(_ old: String, _ new: String, _ finding: String) async throws {
    try await Self.project { project in
      let text = try project.content.text("ko/guide.md")
      let revision = try #require(text.firstMatch(of: /of-revision: .*/)).output
      try project.content.write(
        text.replacing(old.replacing("of-revision: REVISION", with: revision), with: new),
        to: "ko/guide.md")
      let verified = try await project.reprise("verify")
      #expect(verified.findings.contains("Content/ko/guide.md:\(finding)"), "\(verified.findings)")
    }
  }

  @Test("Need a source")
  func noSource() async throws {
    try await Self.project { project in
      try project.content.write("# 뭐\n", to: "ko/guid.md")
      let verified = try await project.reprise("verify")
      #expect(
        verified.findings.contains(
          "Content/ko/guid.md:1:1: error: there is no guide `guid` that this could translate"))
      #expect(verified.findings.contains("did you mean `ko/guide.md`?"))
    }
  }

  @Test("Begin as drafts that verify once their results are accepted")
  func drafts() async throws {
    try await Self.project { project in
      try project.content.write(
        """
        ---
        summary: An app.
        updated: 2026-11-21
        ---

        \(SampleGuides.app.replacing("```swift launch", with: "```swift launch hidden"))
        """, to: "app.md")
      try await project.reprise("accept", "--all")
      let written = try await project.reprise("translations", "--start", "ko/app")
      #expect(written.output == "Content/ko/app.md: written; translate its text.\n")
      let draft = try project.content.text("ko/app.md")
      #expect(draft.contains("```swift of=app#app\n```\n\n```trace of=app#app\n```\n"))
      #expect(!draft.contains("import UIKit") && !draft.contains("updated:"))
      try await project.reprise("accept", "--all")
      #expect(try await project.reprise("verify").findings == "")
      #expect(try await project.reprise("translations", "--start", "ko/app").exitCode == 2)
      let listed = try await project.reprise("translations")
      #expect(
        listed.output == """
          Content/ko/app.md: begun: some of its text is not translated
          Content/ko/guide.md: current
          Content/ko/other.md: not translated
          ko: 1 of 3 guides are translated and current.

          """)
      try project.content.write(draft.replacing("# App", with: "# 앱"), to: "ko/app.md")
      #expect(
        try await project.reprise("translations").output.hasPrefix("Content/ko/app.md: current\n"))
    }
  }

  /// A project with two guides, of which one is translated.
  @Test func writesNothingBehindALinkThatLeadsOut() async throws {
    try await Self.project { project in
      let outside = project.folder("outside")
      try outside.make()
      try FileManager.default.removeItem(atPath: project.content("ko").path)
      try FileManager.default.createSymbolicLink(
        atPath: project.content("ko").path, withDestinationPath: outside.path)
      let written = try await project.reprise("translations", "--start", "ko/other")
      #expect(written.exitCode == 2)
      #expect(written.findings.contains("out of the content folder; nothing was written"))
      #expect(try outside.files().isEmpty)
    }
  }

  private static func project(
    _ body: (GuideProject) async throws -> Void
  ) async throws {
    try await GuideProject.with([
      "guide.md": source, "other.md": other,
      "ko/guide.md": translation.replacing("of-revision: REVISION\n", with: "summary: 수를 셉니다.\n"),
    ]) { project in
      try project.looks.write("languages: [en, ko]\nsdk: 18\n", to: "site.yaml")
      let renewed = try await project.reprise("translations", "--renew", "ko/guide")
      #expect(renewed.exitCode == 0)
      try await body(project)
    }
  }
}

import Foundation
import Testing

/// A page has every variant of an example in it, and lets the reader choose at the lines.
struct WhatIfPageTests {
  private func page(_ guide: String) async throws -> String {
    try await GuideProject.with(guide: guide) { project in
      try await project.reprise("accept", "--all")
      #expect(try await project.reprise("build").exitCode == 0)
      return try project.site.text("guide.html")
    }
  }

  @Test func tellsAtTheCodeWhatEachLineDoes() async throws {
    let page = try await page(MatrixTests.guide())
    #expect(!page.contains("// what-if"))
    let answers = try #require(page.firstRange(of: "<ul class=answers>"))
    let end = try #require(page[answers.lowerBound...].firstRange(of: "</figure>")?.lowerBound)
    let told = String(page[answers.lowerBound..<end])
    #expect(told.contains("without <code>root.restorationIdentifier = \"Root\"</code>"))
    #expect(told.contains("0 of 1 restored"))
    #expect(told.contains("not saved: Root word"))
    #expect(answers.lowerBound < (try #require(page.firstRange(of: "id=run.app "))).lowerBound)
  }

  @Test func tellsTheLossesOnceWhereATableHasThem() async throws {
    for (results, isInTable) in [("", false), ("```matrix\n```\n", true)] {
      let page = try await page(MatrixTests.guide(results: results))
      let answers = try #require(page.firstRange(of: "<ul class=answers>"))
      let rest = page[answers.lowerBound...]
      let told = rest[..<(try #require(rest.firstRange(of: "<figure"))).lowerBound]
      #expect(told.contains("0 of 1 restored"))
      #expect(told.contains("<ul class=losses>") == !isInTable)
      // In the table, too, a variant that loses what another does names that one.
      #expect(page.contains("<td>the same as <a href=#what-if.app.A><code>A</code></a>"))
    }
  }

  @Test func holdsEveryVariantInFullWithoutScripts() async throws {
    let page = try await page(MatrixTests.guide(results: ""))
    for variant in ["A", "B", "A.B"] {
      #expect(page.contains("id=what-if.app.\(variant) "))
    }
    // Of A: the event that is gone, the object that is not saved, what is printed instead.
    let first = try #require(page.firstRange(of: "id=what-if.app.A "))
    let second = try #require(page.firstRange(of: "id=what-if.app.B "))
    let variant = String(page[first.lowerBound..<second.lowerBound])
    #expect(variant.contains("<li class=removed>"))
    #expect(variant.contains("<li class=removed>"))
    #expect(variant.contains("<del>milk</del>") && variant.contains("<ins>nothing</ins>"))
    // The same happens without both lines as without the first: that is drawn once.
    let third = try #require(page.firstRange(of: "id=what-if.app.A.B "))
    let both = String(page[third.lowerBound...].prefix(600))
    #expect(both.contains("The same happens as in <a href=#what-if.app.A>A</a>"))
    let anchors = Set(page.matches(of: #/ id="?([^"\s>]+)/#).map { String($0.output.1) })
    #expect(anchors.contains("run.app"))
    for link in page.matches(of: #/href="?#([^"\s>]+)/#).map({ String($0.output.1) }) {
      #expect(anchors.contains(link), "\(link)")
    }
  }

  @Test func showsCodeThatIsNotThereAndWhatTheCompilerRefuses() async throws {
    let page = try await page(
      """
      # Guide

      ```swift run
      let a = 1  // what-if fails="cannot find":
      // what-if: print("b < c")
      print(a)
      ```

      """)
    #expect(page.contains("does not compile: cannot find 'a' in scope"))
    #expect(
      page.contains(
        "<span class=would hidden data-of=what-if.run-1.B><span class=cf>print</span>(")
    )
    #expect(page.contains("\"b &lt; c\""))
  }

  @Test func hasOneScriptAndNothingInline() async throws {
    try await GuideProject.with([
      "a.md": "# A\n\n```swift run\nprint(1)  // what-if:\n```\n",
      "folder/b.md": "# B\n\n```swift run\nprint(1)\n```\n",
    ]) { project in
      #expect(try await project.reprise("build").exitCode == 0)
      let page = try project.site.text("a.html")
      #expect(page.contains("<script src=\"script.js\" defer></script>"))
      #expect(page.contains("script-src 'self'"))
      #expect(page.ranges(of: "<script").count == 1 && !page.contains(" style="))
      let below = try project.site.text("folder/b.html")
      #expect(below.contains("<script src=\"../script.js\" defer></script>"))
      #expect(below.ranges(of: "<script").count == 1)
      #expect(try project.site.text("script.js").contains("use strict"))
    }
  }
}

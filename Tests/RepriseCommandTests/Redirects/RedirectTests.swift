import Testing

@Suite("Redirects")
struct RedirectTests {
  private static let guides = [
    "guide.md": SampleGuides.script, "deep/other.md": "# Other\n\n## Why\n",
  ]

  @Test("Lead from the names that guides had to the guides, with and without scripts")
  func pages() async throws {
    try await GuideProject.with(Self.guides) { project in
      try project.content.write(
        "---\nredirect-from:\n  - old/name\n---\n\n" + SampleGuides.script, to: "guide.md")
      try project.looks.write(
        """
        address: https://example.org/
        redirects:
          why: deep/other#why
          older: old/name
          away: https://example.com/a?b=c&d
        """, to: "site.yaml")
      let built = try await project.reprise("build")
      #expect(built.findings == "")
      let old = try project.site.text("old/name.html")
      #expect(old.contains("<meta http-equiv=\"refresh\" content=\"0; url=../guide.html\">"))
      #expect(old.contains("<link rel=\"canonical\" href=\"https://example.org/guide.html\">"))
      #expect(old.contains("<a href=\"../guide.html\" data-moved>Continue to the page</a>"))
      #expect(try project.site.text("older.html").contains("0; url=guide.html"))
      #expect(try project.site.text("why.html").contains("0; url=deep/other.html#why"))
      #expect(
        try project.site.text("away.html").contains("href=\"https://example.com/a?b=c&amp;d\""))
      #expect(try !project.site.text("sitemap.xml").contains("old/name"))
    }
  }

  @Test("Lead to the guide in each language that it is translated into")
  func translations() async throws {
    let guide = "---\nredirect-from:\n  - old\n---\n\n# Guide\n"
    try await GuideProject.with([
      "guide.md": guide, "other.md": SampleGuides.script, "de/guide.md": "# Anleitung\n",
    ]) { project in
      try project.looks.write("languages: [en, de]\n", to: "site.yaml")
      _ = try await project.reprise("build", "--no-types")
      #expect(try project.site.text("de/old.html").contains("0; url=../de/guide.html"))
    }
  }

  @Test(
    "Are checked: what is wrong with them has its place",
    arguments: [
      ("a: guid", "2:6: error: there is no guide `guid` [redirect.no-guide]", "`guide`?"),
      ("guide: deep/other", "2:3: error: there is a guide `guide`", "[redirect.taken]"),
      ("index: guide", "2:3: error: the site has a file `index.html` of its own", "remove it"),
      (
        "why: deep/other#wy",
        "2:8: error: `deep/other` has no heading with the anchor `#wy` [redirect.no-anchor]",
        "did you mean `#why`?"
      ),
      ("a.html: guide", "2:3: error: `a.html` is not the name of a guide", "without `.md`"),
      ("../a: guide", "2:3: error: `../a` is not the name of a guide", "[redirect.no-name]"),
      (
        "a: b\n  b: c\n  c: b",
        "3:3: error: this leads in a circle: `b`, `c`, `b` [redirect.circle]",
        "let one of them lead to a guide"
      ),
      ("a: javascript:alert(1)", "2:6: error: there is no guide `javascript:alert(1)`", "https://"),
    ])
  func mistakes(_ yaml: String, _ finding: String, _ fix: String) async throws {
    try await GuideProject.with(Self.guides) { project in
      try project.looks.write("redirects:\n  \(yaml)\n", to: "site.yaml")
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 1)
      #expect(verified.findings.contains("Site/site.yaml:\(finding)"), "\(verified.findings)")
      #expect(verified.findings.contains(fix))
      #expect(verified.findings.matches(of: #/error:/#).count == 1, "\(verified.findings)")
    }
  }

  @Test("Cannot lead from one name to two guides")
  func twice() async throws {
    try await GuideProject.with([
      "a.md": "---\nredirect-from: [old]\n---\n\n" + SampleGuides.script,
      "b.md": "---\nredirect-from: [x, old]\n---\n\n" + SampleGuides.script,
    ]) { project in
      let verified = try await project.reprise("verify")
      #expect(
        verified.findings.hasPrefix(
          """
          Content/b.md:2:20: error: `old` leads to `a` already, by Content/a.md:2:17 [redirect.twice]
          """))
    }
  }
}

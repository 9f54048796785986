import Testing

@Suite("site.yaml")
struct SiteConfigurationTests {
  private static let guides = [
    "apple.md": SampleGuides.script, "pear.md": SampleGuides.script,
    "deep/plum.md": SampleGuides.script,
  ]

  @Test("Gives the site its title, and the guides their parts and order")
  func arrangesTheSite() async throws {
    try await GuideProject.with(Self.guides) { project in
      try project.looks.write(
        """
        title: Fruit & more
        summary: What grows.
        parts:
          - title: Stone <fruit>
            guides: [deep/plum]
          - guides: [pear, apple]
            title: Pomes
        """, to: "site.yaml")
      let built = try await project.reprise("build")
      #expect(built.findings == "")
      let page = try project.site.text("pear.html")
      #expect(page.contains("<title>Script – Fruit &amp; more</title>"))
      let side = page.matches(
        of: #/(?:<summary>|<p class="side-title">)([^\n]*)</\w+>\n<ul>|<li><a href="([^"#]+)"/#
      )
      .map { String($0.output.1 ?? $0.output.2 ?? "") }
      #expect(
        side == [
          "Stone &lt;fruit&gt;", "deep/plum.html", "Pomes", "pear.html", "apple.html",
        ])
      #expect(page.contains("rel=prev href=\"deep/plum.html\""))
      #expect(page.contains("rel=next href=\"apple.html\""))
      let index = try project.site.text("index.html")
      #expect(index.contains("<h2 class=part id=part.1>Pomes</h2>"))
      #expect(index.contains("What grows."))
    }
  }

  // Both builds of this project as they would be published: one in a folder of the other.
  @Test("Leads from each page to the other versions of the site")
  func versions() async throws {
    try await GuideProject.with(["pear.md": SampleGuides.script, "ko/pear.md": "# 배\n\n글.\n"]) {
      project in
      let other = "  - name: '1.4'\n    address: https://example.org/1.4\n"
      try project.looks.write(
        "languages: [en, ko]\nversions:\n  - name: '2 & 3'\n\(other)", to: "site.yaml")
      #expect(try await project.reprise("build").exitCode == 0)
      let page = try project.site.text("pear.html")
      #expect(page.contains("<p>Version 2 &amp; 3</p>"))
      #expect(
        page.contains(
          "<p>Other versions: <a href=\"https://example.org/1.4/index.html\">1.4</a></p>"))
      #expect(
        try project.site.text("ko/pear.html").contains("\"https://example.org/1.4/ko/index.html\""))
      // A page that was built before has the new ones, too.
      try project.looks.write("languages: [en, ko]\nversions:\n\(other)", to: "site.yaml")
      #expect(try await project.reprise("build").exitCode == 0)
      let changed = try project.site.text("pear.html")
      #expect(!changed.contains("<p>Version ") && changed.contains("Other versions"))
    }
  }

  @Test("Warns of a guide that no part names, and lists it behind the last")
  func forgottenGuide() async throws {
    try await GuideProject.with(Self.guides) { project in
      try project.looks.write(
        "parts:\n  - title: Some\n    guides: [pear, deep/plum]\n", to: "site.yaml")
      let built = try await project.reprise("build")
      #expect(built.exitCode == 0)
      #expect(
        built.findings.hasPrefix(
          "Site/site.yaml:1:1: warning: no part names `apple`: guides in no part come last"
        ))
      let page = try project.site.text("deep/plum.html")
      #expect(page.contains("rel=next href=\"../apple.html\""))
    }
  }

  @Test(
    "Is checked: what is wrong in it has its place",
    arguments: [
      ("titel: x", "1:1: error: `titel` is not a key of site.yaml [site.unknown-key]", "`title`?"),
      (
        "title: [a]", "1:8: error: `title` must be text, but is a list [site.wrong-type]",
        "write text in quotes"
      ),
      (
        "parts: apple",
        "1:8: error: `parts` must be a list, but is something else [site.wrong-type]",
        "write a line that begins with `- ` for each"
      ),
      (
        "parts:\n  - title: é\n    guides: [é, aple]",
        "3:17: error: there is no guide `aple` [site.unknown-guide]", "did you mean `apple`?"
      ),
      (
        "parts:\n  - guides: [apple, apple]\n    title: A",
        "2:21: error: `apple` is in the part `A` already [site.guide-named-twice]",
        "name it once"
      ),
      (
        "parts:\n  - title: A\n    pages: []",
        "3:5: error: `pages` is not a key of site.yaml [site.unknown-key]",
        "use `title` or `guides`"
      ),
      (
        "address: example.org",
        "1:10: error: `example.org` is not the address of a site [site.not-an-address]",
        "write it as in `address: https://example.org/guides/`"
      ),
      (
        "edit: Content",
        "1:7: error: `Content` is not the address of a site [site.not-an-address]",
        "write it as in `edit: https://example.org/project/edit/main/Content/`"
      ),
      (
        "versions:\n  - name: '1'\n  - name: '2'",
        "3:5: error: `1` and `2` have no address; only this site's own version may lack one",
        "write the address of the other one"
      ),
      (
        "versions:\n  - address: https://example.org/", "2:5: error: this version has no name",
        "write `- name: \"1.0\"`"
      ),
      (
        "title: a: b",
        "1:9: error: site.yaml is not valid YAML: mapping values are not allowed in this context",
        "[site.syntax]"
      ),
    ])
  func mistakes(_ yaml: String, _ finding: String, _ fix: String) async throws {
    try await GuideProject.with(Self.guides) { project in
      try project.looks.write(yaml, to: "site.yaml")
      for command in ["verify", "build"] {
        let finished = try await project.reprise(command)
        #expect(finished.exitCode == 1)
        #expect(finished.findings.contains("Site/site.yaml:\(finding)"), "\(finished.findings)")
        #expect(finished.findings.contains(fix))
      }
    }
  }
}

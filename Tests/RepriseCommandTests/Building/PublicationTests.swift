import Testing

@Suite("build --base and --edit-url")
struct PublicationTests {
  @Test("Puts the page for wrong addresses below the path, and the address with it")
  func base() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      #expect(try await project.reprise("build", "--base", "/preview/7").exitCode == 0)
      #expect(try project.site.text("404.html").contains("href=\"/preview/7/guide.html\""))
      #expect(try project.site.text("guide.html").contains("href=\"index.html\""))
      try project.looks.write("address: https://example.org/guides/\n", to: "site.yaml")
      #expect(try await project.reprise("build", "--base", "/preview/7/").exitCode == 0)
      #expect(
        try project.site.text("sitemap.xml").contains(
          "https://example.org/preview/7/guide.html"))
      #expect(try project.site.text("404.html").contains("href=\"/preview/7/guide.html\""))
    }
  }

  @Test("Leads to each page's file where its readers edit it")
  func editAddress() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      try project.looks.write("edit: https://example.org/old/\n", to: "site.yaml")
      let address = "https://example.org/edit/main/Content"
      #expect(try await project.reprise("build", "--edit-url", address).exitCode == 0)
      let page = try project.site.text("guide.html")
      #expect(page.contains("href=\"\(address)/guide.md\""))
      #expect(!page.contains("example.org/old"))
    }
  }

  @Test(
    "Refuses a text that is not a path or an address",
    arguments: [
      ["--base", "preview"], ["--base", "/a/../b"], ["--base", "//example.org/"],
      ["--base", "/a?b"], ["--edit-url", "Content/"], ["--edit-url", "javascript:alert(1)"],
    ])
  func badValues(_ options: [String]) async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      let finished = try await project.reprise(["build"] + options)
      #expect(finished.exitCode == 2)
      #expect(finished.errors.contains("\(options[0]): `\(options[1])` is not"))
    }
  }
}

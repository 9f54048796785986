import SiteHTML
import Testing

@Suite("The site’s styles")
struct StyleTests {
  @Test(
    "Are written without indentation, empty lines and comments on lines of their own",
    arguments: [
      ("/* a */\na { b: c; }\n\n\n", "a { b: c; }"),
      ("a {\n    b: c;   /* d */\n\t/* e */\r\n}", "a {\nb: c;   /* d */\n}"),
      ("/* a */ b {}\n/* c */ /* d */", "/* a */ b {}\n/* c */ /* d */"),
    ])
  func small(_ sheet: String, _ smaller: String) throws {
    #expect(try compacted(sheet) == smaller)
  }

  @Test(
    "Stay as they are where a text or a comment may continue on the next line",
    arguments: [
      "/* a\n  /* b */\n  c {}", "a::before { content: 'b\\\n  /* c */' }",
      "  a {}\n  /* never closed",
      "  a { background: url(data:image/*;,b) }",
    ])
  func openTexts(_ sheet: String) throws {
    #expect(try compacted(sheet) == sheet)
  }

  private func compacted(_ sheet: String) throws -> String {
    let folder = try TemporarySiteFolder(template: "", styles: ["a.css": sheet])
    defer { folder.remove() }
    return try #require(render(SampleGuide.site, folder.path)["style.css"]).text
  }
}

import SiteHTML
import SiteModel
import Testing

@Suite("The site’s script")
struct ScriptTests {
  @Test(
    "Is written without indentation, empty lines and comments on lines of their own",
    arguments: [
      ("// a\nconst a = 1;\n\n  /* b */\n  const b = 2;\n", "const a = 1;\n/* b */\nconst b = 2;"),
      ("f = (a) => {\n\treturn a + 1; // b\n};", "f = (a) => {\nreturn a + 1; // b\n};"),
      ("a = `  b  ` + '  // c'\r\n   // d\r\n  /a/.test(e)", "a = `  b  ` + '  // c'\n/a/.test(e)"),
    ])
  func small(_ script: String, _ smaller: String) throws {
    #expect(try compacted(script) == smaller)
  }

  @Test(
    "Stays as it is where a text or a comment may continue on the next line",
    arguments: [
      "a = `b\n  // c\n  d`", "a = 'b\\\n  c'", "// a `quoted\n  b()", "a = `${`b`}`\n  + `c\n  `",
      "/* a\n  // */\n  b()", "  // a\u{2028}  b()", "  // a\u{2029}  b()",
    ])
  func openTexts(_ script: String) throws {
    #expect(try compacted(script) == script)
  }

  @Test("Tells a language what it says, also behind a colon, and not what a method says")
  func phrases() throws {
    let script = #"a ? b:say("One") : say("Two \"and\" {count}", {count}); this.other.says("No")"#
    let folder = try TemporarySiteFolder(template: "", scripts: ["a.js": script])
    defer { folder.remove() }
    #expect(try SiteRenderer(folder: folder.path).phrases == ["One", #"Two \"and\" {count}"#])
  }

  private func compacted(_ script: String) throws -> String? {
    let folder = try TemporarySiteFolder(template: "", scripts: ["a.js": script])
    defer { folder.remove() }
    let site = Site(title: "", summary: "", pages: [])
    return try SiteRenderer(folder: folder.path).files(for: site)
      .first { $0.path == "script.js" }?.text
  }
}

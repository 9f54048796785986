import SiteHTML
import Testing

@Suite("The site’s styles")
struct StyleTests {
  @Test(
    "Are written without what no browser needs",
    arguments: [
      ("/* a */\na { b: c; }\n\n\n", "a{b:c}"),
      ("a {\n    b: c;   \n\t/* d\n e */\n}", "a{b:c}"),
      ("a /* b */ { c: d }", "a{c:d}"),
      ("a :is(b, c) > d { e: f, g }", "a :is(b,c)>d{e:f,g}"),
      (
        "a { b: 0.5em -0.25em 10.5px calc(0.1em * 2); c: 0 .3s }",
        "a{b:.5em -.25em 10.5px calc(.1em * 2);c:0 .3s}"
      ),
      ("/**/a{}/* never closed", "a{}"),
    ])
  func small(_ sheet: String, _ smaller: String) throws {
    #expect(try minified(sheet) == smaller)
  }

  @Test(
    "Keep texts, addresses, and apart what a comment keeps apart",
    arguments: [
      #"a::before{content:"/* b */  \" c"}"#, "a::before{content:'  /*'}",
      "a{background:url(data:image/*;,a)}", #"a{background:url("b  /*c*/")}"#, "a/**/.b{}",
    ])
  func literals(_ sheet: String) throws {
    #expect(try minified(sheet) == sheet)
  }

  private func minified(_ sheet: String) throws -> String {
    let folder = try TemporarySiteFolder(template: "", styles: ["a.css": sheet])
    defer { folder.remove() }
    return try #require(render(SampleGuide.site, folder.path)["style.css"]).text
  }
}

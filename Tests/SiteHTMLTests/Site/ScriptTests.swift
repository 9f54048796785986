import SiteHTML
import SiteModel
import Testing

@Suite("The site’s script")
struct ScriptTests {
  @Test(
    "Is written without what no browser needs",
    arguments: [
      ("// a\nconst a = 1;\n\n  /* b */\n  const b = [ a , 2 ];\n", "const a=1;const b=[a,2];"),
      ("f = (a) => {\n  return a + 1;\n};", "f=(a)=>{return a+1;};"),
      ("a = b // c\nd", "a=b\nd"),
      ("return /* a\nb */ c", "return\nc"),
      ("for await (const a of b) c()", "for await(const a of b)c()"),
    ])
  func small(_ script: String, _ smaller: String) throws {
    #expect(try minified(script) == smaller)
  }

  @Test(
    "Keeps the line ends at which a statement may end",
    arguments: [
      "a\nb", "a++\nb", "return\na", "a\n++\nb", "}\n(a)", "a\n[b]", "a\n`b`", "a=>\nb", ")\nb",
    ])
  func lineEnds(_ script: String) throws {
    #expect(try minified(script) == script)
  }

  @Test(
    "Keeps what is within texts, templates and regular expressions",
    arguments: [
      "'a  //  b'", #""a\"  /* b""#, "`a  // ${b(`c  }  ${'}  `'}`)}  d\n  e`",
      #"/a  \/[/"  ]/g.test(b)"#,
      "a=/'  /", "if(a)/'  \"/.test(b)", "case/  '/:", "a?/  '/:b",
    ])
  func literals(_ script: String) throws {
    #expect(try minified(script) == script)
  }

  @Test(
    "Keeps apart what would become something else",
    arguments: [
      "a+ ++b", "a- -b", "a in b", "typeof a", "1 .a", "a< !--b", "a/ /b/", "/a/ in b", "a() /b/c",
      "a.return/b/c", "a++ /b/c",
    ])
  func signs(_ script: String) throws {
    let joined = script.replacing("() /", with: "()/").replacing("++ /", with: "++/")
    #expect(try minified(script) == joined)
  }

  @Test("Stays as it is where only the grammar tells a division from a regular expression")
  func unclear() throws {
    let script = "if (a) { b() }\n/c  d/.test(e) // f"
    #expect(try minified(script) == script)
  }

  @Test("Tells a language what it says, also behind a colon, and not what a method says")
  func phrases() throws {
    let script = #"a ? b:say("One") : say("Two \"and\" {count}", {count}); this.other.says("No")"#
    let folder = try TemporarySiteFolder(template: "", scripts: ["a.js": script])
    defer { folder.remove() }
    #expect(try SiteRenderer(folder: folder.path).phrases == ["One", #"Two \"and\" {count}"#])
  }

  private func minified(_ script: String) throws -> String? {
    let folder = try TemporarySiteFolder(template: "", scripts: ["a.js": script])
    defer { folder.remove() }
    let site = Site(title: "", summary: "", pages: [])
    return try SiteRenderer(folder: folder.path).files(for: site)
      .first { $0.path == "script.js" }?.text
  }
}

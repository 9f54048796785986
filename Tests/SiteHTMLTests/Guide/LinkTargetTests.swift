import SiteHTML
import Testing

@Suite("Links of guides")
struct LinkTargetTests {
  @Test(
    "Lead to the pages of other guides",
    arguments: [
      ("other.md", "other.html"), ("other.md#why", "other.html#why"),
      ("../a/b.md?x#y.md", "../a/b.html?x#y.md"), ("#why", "#why"), ("img/a.png", "img/a.png"),
      ("/start.md", "../start.html"), ("/", "../"), ("a.mdx", "a.mdx"),
      ("a.md/x:y", "a.md/x:y"), ("?q=a:b", "?q=a:b"),
      ("https://example.com/a.md", "https://example.com/a.md"),
      ("MailTo:a@example.com", "MailTo:a@example.com"),
    ])
  func addresses(destination: String, address: String) {
    #expect(LinkTarget(destination, from: "guides/page.html") == .address(address))
  }

  @Test(
    "Are refused where they would run code, read files or leave without saying so",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)",
      "java\nscript:alert(1)", "java\tscript:alert(1)", "\u{1}javascript:alert(1)",
      "vbscript:x", "data:text/html,<b>", "file:///etc/passwd", "//example.com/a",
      "\\\\example.com",
      "/\\example.com", "/\t/example.com", "blob:x",
    ])
  func refused(destination: String) {
    #expect(LinkTarget(destination, from: "page.html") == .refused)
  }
}

import Diagnostics
import GuideMarkup
import Testing

@Suite struct LinkPolicyTests {
  @Test(arguments: [
    "http://x", "https://x/a:b", "HTTPS://x", "mailto:a@b", "b.md", "a/b.md?c:d", "#x:y", "/a", "",
    "//x/y",
  ])
  func allowsWebAddressesPathsAndAnchors(_ destination: String) {
    let result = GuideParser.parse("[a](\(destination))", path: "a.md", name: "a")
    #expect(result.diagnostics == [])
    #expect(
      result.guide?.blocks
        == [
          .paragraph([.link(destination: destination, title: "", content: [.text("a")])])
        ])
  }

  @Test(arguments: [
    (
      "é [a](javascript:x)", "1:7", "link", "`javascript:` addresses are not allowed in links",
      "é a"
    ),
    (
      "- a\n  [b](JavaScript:x)", "2:7", "link", "`javascript:` addresses are not allowed in links",
      "b"
    ),
    ("<vbscript:x>", "1:2", "link", "`vbscript:` addresses are not allowed in links", "vbscript:x"),
    (
      "[a](java&#10;script:x)", "1:1", "link", "`javascript:` addresses are not allowed in links",
      "a"
    ),
    (
      "[a](&#1;javascript&colon;x)", "1:1", "link",
      "`javascript:` addresses are not allowed in links", "a"
    ),
    (
      "[a](<\u{9F}https://x>)", "1:6", "link",
      "control characters are not allowed in the addresses of links", "a"
    ),
    ("[a](file:///x)", "1:5", "link", "`file:` addresses are not allowed in links", "a"),
    (
      "[a][b]\n\n[b]: data:text/html,x", "1:1", "link",
      "`data:` addresses are not allowed in links", "a"
    ),
    (
      "| x |\n|---|\n| [a](foo:x) |", "3:7", "link", "`foo:` addresses are not allowed in links",
      "a"
    ),
    (
      "![a *b*](data:image/png,x)", "1:10", "image", "`data:` addresses are not allowed in images",
      "a b"
    ),
    ("![a](mailto:x)", "1:6", "image", "`mailto:` addresses are not allowed in images", "a"),
  ])
  func refusesOthersAndLeavesTheirText(
    _ text: String, _ place: String, _ thing: String, _ problem: String, _ rest: String
  ) {
    let result = parsed(text)
    #expect(!result.contains("link(") && !result.contains("image("))
    #expect(result.contains("\"\(rest)\""))
    #expect(result.contains("\na.md:\(place): error \(problem) [\(thing).scheme] "))
  }
  @Test func saysWhatToWriteInstead() {
    let text = "[a](x:y)\n![a](x:y)\n[a](<\u{9F}y>)"
    let diagnostics = GuideParser.parse(text, path: "a.md", name: "a").diagnostics
    #expect(
      diagnostics.map(\.fix) == [
        "write a path, or an address that begins with one of `http:`, `https:`, `mailto:`",
        "write a path, or an address that begins with one of `http:`, `https:`",
        "remove them",
      ])
  }

  // The parser does not know where such a paragraph begins.
  @Test func placesARefusedLinkInAParagraphWhoseLastLineIsATable() {
    #expect(
      parsed("- a\n\n\nb [c](javascript:d)\n| e |\n|---|\n") == """
        title "a"
        list bulleted tight
          item
            paragraph: "a"
        paragraph: "b c"
        table none
          | "e" |
        a.md:4:7: error `javascript:` addresses are not allowed in links [link.scheme] \
        write a path, or an address that begins with one of `http:`, `https:`, `mailto:`
        """)
  }
}

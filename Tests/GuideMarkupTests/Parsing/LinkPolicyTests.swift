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
    ("é [a](javascript:x)", "1:7", "link", "has the scheme `javascript`", "é a"),
    ("- a\n  [b](JavaScript:x)", "2:7", "link", "has the scheme `javascript`", "b"),
    ("<vbscript:x>", "1:2", "link", "has the scheme `vbscript`", "vbscript:x"),
    ("[a](java&#10;script:x)", "1:1", "link", "has the scheme `javascript`", "a"),
    ("[a](&#1;javascript&colon;x)", "1:1", "link", "has the scheme `javascript`", "a"),
    ("[a](<\u{9F}https://x>)", "1:6", "link", "holds control characters", "a"),
    ("[a](file:///x)", "1:5", "link", "has the scheme `file`", "a"),
    ("[a][b]\n\n[b]: data:text/html,x", "1:1", "link", "has the scheme `data`", "a"),
    ("| x |\n|---|\n| [a](foo:x) |", "3:7", "link", "has the scheme `foo`", "a"),
    ("![a *b*](data:image/png,x)", "1:10", "image", "has the scheme `data`", "a b"),
    ("![a](mailto:x)", "1:6", "image", "has the scheme `mailto`", "a"),
  ])
  func refusesOthersAndLeavesTheirText(
    _ text: String, _ place: String, _ thing: String, _ reason: String, _ rest: String
  ) {
    let result = parsed(text)
    #expect(!result.contains("link(") && !result.contains("image("))
    #expect(result.contains("\"\(rest)\""))
    #expect(
      result.hasSuffix(
        "\na.md:\(place): error The address of this \(thing) \(reason). [\(thing).scheme]"))
  }
}

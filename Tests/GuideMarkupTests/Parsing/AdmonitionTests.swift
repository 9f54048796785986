import Diagnostics
import GuideMarkup
import Testing

@Suite struct AdmonitionTests {
  @Test func readsAQuoteThatBeginsWithAKind() {
    #expect(
      dump("> [!NOTE]\n> Text *here*.\n>\n> More.\n\n- > [!Caution]\n  >\n  > - Item\n") == """
        admonition note
          paragraph: "Text " emphasis("here") "."
          paragraph: "More."
        list bulleted tight
          item
            admonition caution
              list bulleted tight
                item
                  paragraph: "Item"
        """)
  }

  @Test(arguments: [
    "> Text [!NOTE]\n", "> [!NOTE] text\n", "> *[!NOTE]*\n", "> \\[!NOTE\\] \\\n> text\n",
    "> # [!NOTE]\n",
  ])
  func leavesOtherQuotesAlone(_ text: String) {
    #expect(dump(text).hasPrefix("quote\n"))
  }

  @Test func saysThatThereIsNoSuchKind() throws {
    let parsed = GuideParser.parse("Text.\n\n> [!NOTICE]\n> x\n", path: "a.md", name: "a")
    let finding = try #require(parsed.diagnostics.first)
    #expect(parsed.diagnostics.count == 1)
    #expect(finding.rule == "admonition.unknown")
    #expect(finding.location.line == 3 && finding.location.column == 3)
    #expect(finding.fix == "did you mean `[!NOTE]`?")
  }

  private func dump(_ text: String) -> String {
    let guide = GuideParser.parse(text, path: "a.md", name: "a").guide
    return (guide?.blocks ?? []).flatMap { GuideDump.dump($0) }.joined(separator: "\n")
  }
}

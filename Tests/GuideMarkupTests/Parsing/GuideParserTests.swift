import GuideMarkup
import Testing

@Suite struct GuideParserTests {
  @Test func readsBlocksAndRunningText() {
    #expect(
      parsed(
        """
        # Hi *there*

        para **b** `code` ~~s~~ <b>h</b> ![alt *x*](a.png "t")  
        next\\
        last <https://x.y>

        <div>
        x
        </div>

            indented
              code

        > quote
        ***
        """) == """
          title "Hi there"
          heading 1 #hi-there: "Hi " emphasis("there")
          paragraph: "para " strong("b") " " code("code") " " strikethrough("s") " " html("<b>") "h" \
          html("</b>") " " image("a.png" "t" "alt x") break "next" break "last " \
          link("https://x.y" "" "https://x.y")
          html "<div>\\nx\\n</div>"
          code "indented\\n  code"
          quote
            paragraph: "quote"
          rule
          a.md:3:25: warning HTML is shown as text: readers see this tag [markdown.html] \
          write it in Markdown, or in backticks to show it
          a.md:7:1: warning HTML is shown as text: readers see this tag [markdown.html] \
          write it in Markdown, or in backticks to show it
          """)
  }

  @Test func readsListsAndTasks() {
    #expect(
      parsed("3. a\n4. b\n   - [x] done\n   - [ ] not\n\n- c\n\n- d\n") == """
        title "a"
        list from 3 tight
          item
            paragraph: "a"
          item
            paragraph: "b"
            list bulleted tight
              item [x]
                paragraph: "done"
              item [ ]
                paragraph: "not"
        list bulleted loose
          item
            paragraph: "c"
          item
            paragraph: "d"
        """)
  }

  @Test func readsTables() {
    #expect(
      parsed("| a | b | c | d |\n|:--|--:|:-:|---|\n| `x` | *y* | [l](b.md) |\n") == """
        title "a"
        table left right center none
          | "a" | "b" | "c" | "d" |
          | code("x") | emphasis("y") | link("b.md" "" "l") |  |
        """)
  }

  @Test func readsFootnotesInTheOrderOfTheirReferences() {
    #expect(
      parsed("[^b]: B\n\na[^a] b[^b] a[^a]\n\n[^a]: A\n\n    more[^b]\n") == """
        title "a"
        paragraph: "a" footnote(1.1) " b" footnote(2.1) " a" footnote(1.2)
        footnote 1 "a"
          paragraph: "A"
          paragraph: "more" footnote(2.2)
        footnote 2 "b"
          paragraph: "B"
        """)
  }

  @Test func reportsFootnotesThatWouldNotBeShown() {
    let text = parsed("a[^a]\n\n[^a]: A\n\n- [^b]: B\n\n[^a]: A\n\n```\n[^c]: C\n```\n")
    let findings = text.split(separator: "\n").filter { $0.hasPrefix("a.md") }
    #expect(
      findings.joined(separator: "\n") == """
        a.md:5:3: error footnote `b` is never shown: nothing refers to it, or another has its label \
        [footnote.unused] refer to it, give it another label, or remove it
        a.md:7:1: error footnote `a` is never shown: nothing refers to it, or another has its label \
        [footnote.unused] refer to it, give it another label, or remove it
        """)
  }

  @Test func makesNoLinksOfBareAddresses() {
    #expect(
      parsed("see https://x.y and www.x.y") == """
        title "a"
        paragraph: "see https://x.y and www.x.y"
        """)
  }

  @Test func takesTheTitleFromTheFirstHeadingElseFromTheName() {
    #expect(parsed("## Two\n\n# *One*\n\n# Other\n").hasPrefix("title \"One\"\n"))
    #expect(parsed("## Two\n").hasPrefix("title \"a\"\n"))
  }

  // 46 s when each number was tried from the first (attacks 3).
  @Test func numbersThousandsOfEqualHeadingsInTime() throws {
    let text = String(repeating: "# a\n", count: 20_000) + "# a-7\n"
    var parsed: ParsedGuide?
    let time = ThreadClock.measure { parsed = GuideParser.parse(text, path: "a.md", name: "a") }
    #expect(time < .seconds(5))
    let guide = try #require(parsed?.guide)
    let identifiers = guide.headings.map(\.identifier)
    #expect(identifiers.count == 20_001)
    #expect(identifiers.prefix(3) == ["a", "a-1", "a-2"])
    #expect(identifiers.suffix(2) == ["a-19999", "a-7-1"])
  }

  @Test func givesHeadingsIdentifiersAsGitHubDoes() {
    let text = """
      # A b!
      # A-b
      # Foo_Bar `code` *x*
      # A b
      # 한국어 제목
      # Ünïcode É
      # !!!
      # a b 1
      """
    let identifiers = parsed(text).split(separator: "\n").dropFirst().map {
      $0.split(separator: " ")[2]
    }
    #expect(
      identifiers == [
        "#a-b:", "#a-b-1:", "#foo_bar-code-x:", "#a-b-2:", "#한국어-제목:", "#ünïcode-é:", "#section:",
        "#a-b-1-1:",
      ])
  }

  @Test func parsesOnManyThreadsAtOnce() async {
    let text = String(repeating: "~~a~~ *b* | c\n\n| a |\n|---|\n| ~~b~~ |\n\n", count: 50)
    let expected = parsed(text)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<40 { group.addTask { parsed(text) == expected } }
      for await isSame in group { #expect(isSame) }
    }
  }
}

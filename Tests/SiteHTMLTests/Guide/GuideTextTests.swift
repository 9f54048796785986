import GuideMarkup
import Testing

@Suite("The text of a guide")
struct GuideTextTests {
  @Test("Shows every kind of running text")
  func inlines() throws {
    let html = try content([
      .paragraph([
        .text("a<b "), .code("x & y"), .emphasis([.text("e")]), .strong([.text("s")]),
        .strikethrough([.text("d")]), .softBreak, .lineBreak, .html("<br onclick=x>"),
        .link(destination: "b.md#c", title: "t", content: [.text("l")]),
        .link(destination: "javascript:x", title: "", content: [.text("no")]),
        .image(source: "a.png", title: "", alternative: "an \"a\""),
        .image(source: "https://example.com/b.png", title: "", alternative: "far"),
      ])
    ])
    #expect(
      html == """
        <p>a&lt;b <code>x &amp; y</code><em>e</em><strong>s</strong><del>d</del>
        <br>&lt;br onclick=x&gt;<a href="b.html#c" title="t">l</a><span>no</span>\
        <img src="a.png" alt="an &quot;a&quot;" loading="lazy">\
        <a href="https://example.com/b.png">far</a></p>

        """)
  }

  @Test("Never skips a level of headings, and leaves the first to the page's title")
  func headings() throws {
    let html = try content([1, 4, 2, 6].map { heading($0) })
    let levels = html.matches(of: /<h(\d) id/).map { String($0.output.1) }
    #expect(levels == ["2", "3", "2", "3"])
  }

  @Test("Names the kind of an admonition in words, for every reader")
  func admonitions() throws {
    #expect(
      try content([.admonition(.warning, [.paragraph([.text("Look <out>.")])])]) == """
        <div class="admonition a-warning" role="note" aria-label="Warning">\
        <p class="admonition-title">Warning</p>
        <p>Look &lt;out&gt;.</p>
        </div>

        """)
  }

  @Test("Links each heading to itself")
  func anchors() throws {
    #expect(
      try content([heading(2)]) == """
        <h2 id="h-2">H <a class="anchor" href="#h-2" aria-label="Link to this section">#</a></h2>

        """)
  }

  @Test("Aligns the columns of tables, inside a box that scrolls")
  func tables() throws {
    let table = Table(
      alignments: [.none, .right], header: [[.text("a")], [.text("b")]],
      rows: [[[.text("c")], [.text("d")]]])
    #expect(
      try content([.table(table)]) == """
        <div class="scroll" tabindex="0"><table><thead><tr><th scope="col">a</th>\
        <th scope="col" class="right">b</th></tr>
        </thead><tbody><tr><td>c</td><td class="right">d</td></tr>
        </tbody></table>
        </div>

        """)
  }

  @Test("Have no header where its text is empty")
  func emptyHeader() throws {
    let table = Table(alignments: [.none, .none], header: [[], [.text("b")]], rows: [])
    #expect(
      try content([.table(table)]).contains(
        "<thead><tr><td></td><th scope=\"col\">b</th></tr>"))
  }

  @Test("Shows lists tight or loose, numbered from their start, and tasks with their state")
  func lists() throws {
    let tight = List(
      start: 3, isTight: true, items: [.init(isDone: true, blocks: [.paragraph([.text("a")])])])
    let loose = List(isTight: false, items: [.init(blocks: [.paragraph([.text("b")])])])
    #expect(
      try content([.list(tight), .list(loose)]) == """
        <ol start="3"><li class="task"><input type="checkbox" disabled checked aria-label="Done"> a</li>
        </ol>
        <ul><li><p>b</p>
        </li>
        </ul>

        """)
  }

  @Test("Leads from a footnote back to every place that refers to it")
  func footnotes() throws {
    let references = [1, 2].map { Inline.footnoteReference(number: 1, occurrence: $0) }
    let html = try content(
      [.paragraph(references)],
      footnotes: [Footnote(label: "n", blocks: [.paragraph([.text("note")])])])
    let targets = html.matches(of: /href="#([^"]+)"/).map { String($0.output.1) }
    #expect(targets == ["note.1", "note.1", "note.1.1", "note.1.2"])
    for target in targets { #expect(html.contains("id=\"\(target)\"")) }
  }

  @Test("Shows raw HTML as code, and what could disguise code as marks")
  func disguises() throws {
    let html = try content([.html("<script>x</script>"), .indentedCode("a\u{202E}b", lines: [])])
    #expect(html.contains("<code>&lt;script&gt;x&lt;/script&gt;</code>"))
    #expect(html.contains("<code>a<mark>U+202E</mark>b</code>"))
  }

  private func heading(_ level: Int) -> Block {
    .heading(level: level, identifier: "h-\(level)", content: [.text("H")])
  }
}

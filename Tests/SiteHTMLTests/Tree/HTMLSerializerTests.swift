import SiteHTML
import Testing

@Suite("The serialiser")
struct HTMLSerializerTests {
  @Test(
    "Escapes text, in which quotation marks mean themselves",
    arguments: [
      ("a < b && c > d", "a &lt; b &amp;&amp; c &gt; d"),
      ("</script><script>", "&lt;/script&gt;&lt;script&gt;"),
      ("&amp;", "&amp;amp;"),
      ("\"'", "\"'"),
      ("<\u{301}img>\u{301}", "&lt;\u{301}img&gt;\u{301}"),
      ("\u{0}\u{1B}[0m\r\n\t\u{7F}\u{85}", "␀␛[0m␍\n\t␡\u{FFFD}"),
      ("한국어 👩‍👩‍👧", "한국어 👩‍👩‍👧"),
    ])
  func text(text: String, html: String) {
    #expect(HTMLSerializer.html([.text(text)]) == html)
  }

  @Test("Escapes attributes, also a quotation mark before a combining one")
  func attributes() {
    let node = HTMLNode.element(
      "a", ["href": "?a=1&b=\"\u{301} onclick='x'", "title": nil, "hidden": ""], text: "x")
    #expect(
      HTMLSerializer.html([node])
        == "<a href=\"?a=1&amp;b=&quot;\u{301} onclick=&#39;x&#39;\" hidden>x</a>")
  }

  @Test("Leaves void elements open and closes all others")
  func voidElements() {
    let nodes: [HTMLNode] = [.element("br"), .element("img", ["alt": "a"]), .element("span")]
    #expect(HTMLSerializer.html(nodes) == "<br><img alt=\"a\"><span></span>")
  }

  @Test(
    "Is brief where HTML says the rest: no quotation marks around names and addresses",
    arguments: [
      ("run.a-b_2.e17", "run.a-b_2.e17"), ("../a/b.html#c", "../a/b.html#c"), ("7", "7"),
      ("a b", "\"a b\""), ("a/", "\"a/\""), ("a=b", "\"a=b\""), ("?a", "\"?a\""),
      ("a>b", "\"a&gt;b\""), ("`", "\"`\""), ("\"", "\"&quot;\""), ("é", "\"é\""),
      ("a\u{C}b", "\"a␌b\""),
    ])
  func briefAttributes(value: String, html: String) {
    let node = HTMLNode.element("p", ["id": value, "hidden": ""])
    #expect(HTMLSerializer.html([node], isBrief: true) == "<p id=\(html) hidden></p>")
  }

  @Test("Is brief where the next tag says the end, and nowhere else")
  func briefEnds() {
    let table = HTMLNode.element(
      "table", [:],
      [
        .element("thead", [:], [.element("tr", [:], [.element("th", text: "a")])]),
        .element("tbody", [:], [.element("tr", [:], [.element("td", text: "b")])]),
      ])
    let list = HTMLNode.element(
      "ul", [:], [.element("li", [:], [.element("p", text: "c")]), .element("li", text: "d")])
    #expect(
      HTMLSerializer.html([table, list], isBrief: true)
        == "<table><thead><tr><th>a</thead><tbody><tr><td>b</table><ul><li><p>c</p><li>d</ul>")
  }

  @Test("Adds no white space inside preformatted text")
  func preformatted() {
    let node = HTMLNode.element("pre", [:], [.element("code", [:], [.text("\n a\n")])])
    #expect(HTMLSerializer.html([node]) == "<pre><code>\n a\n</code></pre>")
  }
}

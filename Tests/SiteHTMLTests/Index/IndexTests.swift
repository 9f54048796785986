import GuideMarkup
import SiteHTML
import SiteModel
import Testing

@Suite("The index")
struct IndexTests {
  @Test("Lists symptoms, names of API and terms, each with what leads to it")
  func parts() throws {
    let html = try index(
      home: "# Home\n\nText.\n\n1. [It `fails`](a.md#b)\n1. Other\n",
      [
        ("a", "# Save (`UIStateRestoring`)\n\n## When `viewDidLoad()` isn't called\n\nText.\n"),
        ("reference/glossary", "# Glossary\n\n## archive\n\nA file.\n\n### In detail\n"),
      ])
    #expect(
      html.contains(
        """
        <h2 id="symptoms">Symptoms</h2>
        <ul class="topics"><li><a href="a.html#b">It <code>fails</code></a></li>
        <li>Other</li>
        </ul>
        """))
    #expect(
      html.contains(
        """
        <h2 id="symbols">API</h2>
        <ul class="topics"><li><code>UIState<wbr>Restoring</code> <a href="a.html">Save</a></li>
        <li><code>viewDidLoad()</code> <a href="a.html#when-viewdidload-isnt-called">When viewDidLoad() isn't called</a></li>
        </ul>
        """))
    #expect(
      html.contains(
        """
        <h2 id="terms">Terms</h2>
        <ul class="topics"><li><a href="reference/glossary.html#archive">archive</a></li>
        </ul>
        """))
  }

  @Test("Passes over code in headings that is no name of API, and names a page once")
  func names() throws {
    let html = try index(
      [
        (
          "a",
          "# T (`encodeAll()`)\n\n## Again: `encodeAll()`\n\n## `site.yaml`, `sdk:`, `-o`, `super`\n\nText.\n"
        )
      ])
    #expect(
      html.contains(
        "<ul class=\"topics\"><li><code>encodeAll()</code> <a href=\"a.html\">T</a></li>\n</ul>"))
    #expect(html.matches(of: /<code>/).count == 1)
  }

  @Test("Keeps the pages that explain one name apart")
  func places() throws {
    let html = try index([("a", "# T (`encodeAll()`)\n"), ("b", "# U (`encodeAll()`)\n")])
    #expect(html.contains("<a href=\"a.html\">T</a>, <a href=\"b.html\">U</a></li>"))
  }

  @Test("Leads from a method that UIKit called to all its calls")
  func callbacks() throws {
    let html = try #require(render(SampleGuide.site)["topics.html"]).text
    #expect(
      html.contains("<li><a href=\"callbacks.html#callback.viewDidLoad\"><code>viewDidLoad()"))
  }

  @Test("Is on no site that has nothing for it")
  func none() throws {
    let files = try render(Site(title: "S", summary: "", pages: [page("a", "# T\n\nText.\n")]))
    #expect(files["topics.html"] == nil)
    let html = try #require(files["a.html"]).text
    #expect(!html.contains("topics.html") && !html.contains(">Index</a>"))
  }

  private func index(home: String? = nil, _ guides: [(String, String)]) throws -> String {
    var site = Site(title: "S", summary: "", pages: try guides.map { try page($0.0, $0.1) })
    site.home = try home.map { try page("index", $0) }
    return try #require(render(site)["topics.html"]).text
  }

  private func page(_ name: String, _ text: String) throws -> Page {
    let guide = try #require(GuideParser.parse(text, path: "\(name).md", name: name).guide)
    return PageBuilder.page(for: guide, examples: [], runs: [:])
  }
}

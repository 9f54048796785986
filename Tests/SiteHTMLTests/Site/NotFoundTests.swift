import SiteModel
import Testing

@testable import SiteHTML

@Suite("The page for a wrong address")
struct NotFoundTests {
  @Test("Begins with the pages that share most words with the address, and has where to start")
  func suggestions() {
    let html = html(at: "old/restore-a-split-view.html")
    #expect(
      html == """
        <p>Pages with a similar name:</p>
        <ul><li><a href="../a-split-view.html">A split view</a></li>
        </ul>
        <p>No page has this address. Search for it, or start here:</p>
        <ul><li><a href="../index.html">Restoration</a></li>
        <li><a href="../a-tab-bar.html">Start</a></li>
        <li><a href="../a-split-view.html">Views</a></li>
        </ul>

        """)
  }

  @Test("Suggests nothing where no page has a similar name, as for the page of a published site")
  func nothingSimilar() {
    #expect(html(at: "404.html").hasPrefix("<p data-search-address>No page has this address."))
  }

  private func html(at path: String) -> String {
    let site = Site(
      title: "Restoration", summary: "",
      parts: [
        Site.Part(title: "Start", pages: [page("a-tab-bar", "A tab bar")]),
        Site.Part(
          title: "Views",
          pages: [
            page("a-split-view", "A split view"), page("views-with-state", "Views with state"),
          ]
        ),
      ])
    return HTMLSerializer.html(NotFoundRenderer(site: site, path: path).nodes())
  }

  private func page(_ name: String, _ title: String) -> Page {
    Page(
      path: name + ".html", title: title, summary: "", blocks: [], footnotes: [], fences: [:],
      contents: [], exampleCount: 0, launchCount: 0)
  }
}

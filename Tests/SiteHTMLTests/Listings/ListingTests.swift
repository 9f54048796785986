import GuideMarkup
import SiteHTML
import SiteModel
import Testing

@Suite("What programs read of a site")
struct ListingTests {
  @Test("A site that says where it is has a sitemap, and pages that know their address")
  func sitemap() throws {
    let files = try render(site(address: "https://example.org/guides/"))
    #expect(
      files["sitemap.xml"]?.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.org/guides/</loc></url>
        <url><loc>https://example.org/guides/caf%C3%A9%20&amp;%20co.html</loc><lastmod>2026-03-01</lastmod></url>
        <url><loc>https://example.org/guides/deep/b.html</loc><lastmod>2026-04-02</lastmod></url>
        <url><loc>https://example.org/guides/c.html</loc></url>
        </urlset>

        """)
    #expect(
      files["robots.txt"]?.text
        == "User-agent: *\nAllow: /\nSitemap: https://example.org/guides/sitemap.xml\n")
    let page = try #require(files["deep/b.html"]).text
    #expect(
      page.contains("<link rel=canonical href=\"https://example.org/guides/deep/b.html\">"))
    #expect(page.contains("<link rel=alternate type=text/markdown href=\"../deep/b.md\">"))
    #expect(files["404.html"]?.text.contains("canonical") == false)
  }

  @Test(
    "The page for wrong addresses finds its files from any address, where the site says where it is"
  )
  func wrongAddress() throws {
    let known = try #require(try render(site(address: "https://example.org/guides/"))["404.html"])
    #expect(known.text.contains("<link rel=stylesheet href=\"/guides/style.css\">"))
    #expect(known.text.contains("href=\"/guides/c.html\""))
    let unknown = try #require(try render(site(address: nil))["404.html"])
    #expect(unknown.text.contains("<link rel=stylesheet href=\"style.css\">"))
  }

  @Test("A guide has a link to its Markdown where the site says where that is edited")
  func edit() throws {
    var site = try site(address: nil)
    #expect(try render(site)["deep/b.html"]?.text.contains("Edit this page") == false)
    site.editAddress = "https://example.org/edit/main/Content/"
    let files = try render(site)
    let link = "<a href=\"https://example.org/edit/main/Content/deep/b.md\">Edit this page</a>"
    #expect(try #require(files["deep/b.html"]).text.contains(link))
    #expect(
      try #require(files["café & co.html"]).text
        .contains("href=\"https://example.org/edit/main/Content/caf%C3%A9%20&amp;%20co.md\""))
    #expect(files["index.html"]?.text.contains("Edit this page") == false)
  }

  @Test("Networks are shown the site's picture where it has an address, which they need")
  func card() throws {
    let files = try render(site(address: "https://example.org/guides/"))
    #expect(files["card.png"]?.contents.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    let page = try #require(files["deep/b.html"]).text
    #expect(page.contains("property=og:image content=\"https://example.org/guides/card.png\">"))
    #expect(page.contains("<meta name=twitter:card content=\"summary_large_image\">"))
    let others = try render(site(address: nil))
    #expect(others["card.png"] == nil)
    #expect(others["deep/b.html"]?.text.contains("og:image") == false)
    // Without a picture, the title, the description and the type make a card.
    #expect(others["deep/b.html"]?.text.contains("twitter:card") == false)
    #expect(others["deep/b.html"]?.text.contains("property=og:description") == true)
  }

  @Test("A site that does not say where it is has no file that needs an address")
  func noAddress() throws {
    let files = try render(site(address: nil))
    #expect(files.keys.filter { $0.hasSuffix(".xml") || $0 == "robots.txt" }.isEmpty)
    #expect(files["deep/b.html"]?.text.contains("canonical") == false)
  }

  @Test("The feed has the dated guides, newest first, and no time of the build")
  func feed() throws {
    let feed = try #require(render(site(address: "https://example.org/"))["feed.xml"]).text
    #expect(
      feed.matches(of: /<title>([^<]*)<\/title><updated>([^<]*)</).map { "\($0.1) \($0.2)" } == [
        "Second 2026-04-02T00:00:00Z", "First &amp; &lt;best&gt; 2026-03-01T00:00:00Z",
      ])
    #expect(feed.contains("<title>S</title>\n<updated>2026-04-02T00:00:00Z</updated>"))
  }

  @Test("llms.txt lists the pages as Markdown below their parts; llms-full.txt holds them all")
  func languageModels() throws {
    let files = try render(site(address: nil))
    #expect(
      files["llms.txt"]?.text == """
        # S

        > What it is about.

        ## Start

        - [First & <best>](café & co.md): Summed up.
        - [Second](deep/b.md)

        ## Guides

        - [Third](c.md)

        """)
    let pages = ["café & co.md", "deep/b.md", "c.md"].compactMap { files[$0]?.text }
    #expect(pages.count == 3 && pages[1] == "# Second\n\nText of deep/b.\n")
    #expect(files["llms-full.txt"]?.text == pages.joined(separator: "\n"))
  }

  private func site(address: String?) throws -> Site {
    var configuration = SiteConfiguration()
    configuration.title = "S"
    configuration.summary = "What it is about."
    configuration.address = address
    configuration.parts = [.init(title: "Start", guides: ["café & co", "deep/b"])]
    let pages = [
      try page("café & co", "First & <best>", "summary: Summed up.\nupdated: 2026-03-01\n"),
      try page("deep/b", "Second", "updated: 2026-04-02\n"), try page("c", "Third", ""),
    ]
    return Site(configuration, pages: pages)
  }

  private func page(_ name: String, _ title: String, _ frontMatter: String) throws -> Page {
    let text = "---\ntitle: \"\(title)\"\n\(frontMatter)---\nText of \(name).\n"
    let guide = try #require(GuideParser.parse(text, path: name, name: name).guide)
    return PageBuilder.page(for: guide, examples: [], runs: [:])
  }
}

import GuideMarkup
import SiteHTML
import SiteModel
import Testing

@Suite("Choices where Apple is silent")
struct ChoiceTests {
  @Test("An event that rests on a choice leads to its entry, and so does the page")
  func events() throws {
    let html = try #require(render(site())["tab-bar.html"]).text
    let link = "<a href=\"reference/where-apple-is-silent.html#no.10.16\">"
    // The sample's warning of two objects with one path.
    #expect(html.contains(" " + link + "our choice</a></span>"))
    #expect(
      html.contains(
        """
        <p><small>What UIKit does here is documented by Apple, was seen on devices, or is \
        <span><a href="reference/where-apple-is-silent.html">our choice</a> (\(link)10.16</a>)</span> \
        where both are silent.</small></p>
        """))
  }

  @Test("An entry has its number as its anchor")
  func entries() throws {
    let html = try #require(render(site())["reference/where-apple-is-silent.html"]).text
    #expect(html.contains("<tr id=\"no.10.16\"><td>10.16</td>"))
    #expect(html.matches(of: /id="no\./).count == 1)
    #expect(!html.contains("documented by Apple"))
  }

  @Test("A page without runs, and a site without that page, say nothing of them")
  func none() throws {
    let plain = try #require(render(site())["plain.html"]).text
    #expect(!plain.contains("documented by Apple"))
    let html = try #require(render(SampleGuide.site)["tab-bar.html"]).text
    #expect(!html.contains("our choice"))
  }

  private func site() throws -> Site {
    let choices = "# Choices\n\n| no. | why |\n|---|---|\n| 10.16 | *so* |\n\n| a |\n|---|\n| b |\n"
    return Site(
      title: "S", summary: "",
      pages: [
        SampleGuide.page, try page("plain", "# Plain\n\nText.\n"),
        try page("reference/where-apple-is-silent", choices),
      ])
  }

  private func page(_ name: String, _ text: String) throws -> Page {
    let guide = try #require(GuideParser.parse(text, path: "\(name).md", name: name).guide)
    return PageBuilder.page(for: guide, examples: [], runs: [:])
  }
}

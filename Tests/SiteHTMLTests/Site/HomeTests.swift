import Diagnostics
import GuideExamples
import GuideMarkup
import SiteHTML
import SiteModel
import Testing

@Suite("The home page")
struct HomeTests {
  @Test("Says what its author wrote, above the list of guides, and is in no list itself")
  func home() throws {
    let files = try render(site)
    let html = try #require(files["index.html"]).text
    #expect(html.contains("<title>What to see – Reprise</title>"))
    #expect(html.contains("<h1>What to see</h1>"))
    let text = try #require(html.firstRange(of: "Look here first."))
    let list = try #require(html.firstRange(of: "<ol class=\"guides\">"))
    #expect(text.upperBound < list.lowerBound)
    #expect(try !#require(files["tab-bar.html"]).text.contains("What to see"))
    #expect(files["index.md"] != nil)
    #expect(try !#require(files["llms.txt"]).text.contains("What to see"))
  }

  @Test("Shows a run by its story, with every event folded below it")
  func panel() throws {
    var page = SampleGuide.page
    page.path = "index.html"
    var site = SampleGuide.site
    site.home = page
    let html = try #require(render(site)["index.html"]).text
    let fold = try #require(html.firstRange(of: "<details class=\"all-launches\">"))
    let story = try #require(html.firstRange(of: "<ol class=\"story\">"))
    #expect(story.lowerBound < fold.lowerBound)
    #expect(html[fold.upperBound...].contains("id=\"run.tabs.1.trace\""))
    #expect(try !#require(render(site)["tab-bar.html"]).text.contains("all-launches"))
  }

  @Test("Has a file of its own for the names in its code, beside the script that tells them")
  func names() throws {
    var page = SampleGuide.page
    page.path = "index.html"
    let fence = try #require(SampleGuide.example.files.first?.fences.first)
    page.add([
      (
        SampleGuide.example,
        DeclaredNames(
          declarations: [
            .init(text: "class UITabBar", module: "UIKit", type: "UITabBar", name: "UITabBar")
          ],
          places: [
            .init(
              path: fence.location.path, line: fence.location.line + 1, column: 0, length: 6,
              declaration: 0)
          ])
      )
    ])
    var site = SampleGuide.site
    site.home = page
    let paths = try SiteRenderer(folder: siteFolder).files(for: site).map(\.path)
    #expect(Set(paths).count == paths.count)
    #expect(paths.contains("names/index.js") && paths.contains("names.js"))
    let html = try #require(render(site)["index.html"]).text
    // Both are read when a reader asks.
    #expect(html.contains("data-names=\"names/index.js\"") && !html.contains("names.js\" defer"))
  }

  @Test("Is a list where the author wrote none")
  func list() throws {
    let html = try #require(render(SampleGuide.site)["index.html"]).text
    #expect(html.contains("<h1>Reprise</h1>") && html.contains("<title>Reprise</title>"))
  }

  @Test("Is in no part, and missed in none")
  func parts() {
    func read(_ guides: String) -> [String] {
      SiteConfigurationReader.read(
        Array("parts: [{title: A, guides: [\(guides)]}]\n".utf8), path: "site.yaml",
        guides: ["a", "index"]
      ).diagnostics.map { "\($0.severity) \($0.summary)" }
    }
    #expect(read("a") == [])
    #expect(read("a, index") == ["error `index` is the home page, which comes before all parts"])
  }

  private var site: Site {
    let guide = Guide(
      path: "", name: "index", lines: [], title: "What to see", summary: "",
      blocks: [.paragraph([.text("Look here first.")])])
    let home = PageBuilder.page(for: guide, examples: [], runs: [:])
    var configuration = SiteConfiguration()
    configuration.title = "Reprise"
    return Site(configuration, pages: [SampleGuide.page, home])
  }
}

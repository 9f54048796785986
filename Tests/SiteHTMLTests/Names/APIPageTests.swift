import Foundation
import GuideExamples
import GuideMarkup
import SiteHTML
import SiteModel
import Testing

@Suite("The index of APIs")
struct APIPageTests {
  @Test("Leads from each type and member to the code that names it")
  func uses() throws {
    let html = try #require(render(try sites()[0])["api.html"]).text
    #expect(html.contains("<h1>API in the examples</h1>"))
    #expect(html.contains("<section class=\"api-type\" id=\"api.UIWindow\"><h2><code>UIWindow<"))
    #expect(html.contains("<a href=\"words.html#code.0\">Words</a> <small>1 line</small>"))
    #expect(html.contains("<h2>Functions and constants</h2>"))
  }

  @Test("Names the first guides with an API that nearly all use, and counts the others")
  func manyUses() throws {
    let pages = try (1...40).map { number in
      let guide = try guide(
        "words-\(number)", "# Words \(number)\n\n```swift example=word\n\(code)\n```\n")
      let examples = ExampleExtractor.extract(from: guide).examples
      var page = PageBuilder.page(for: guide, examples: examples, runs: [:])
      page.add([(try #require(examples.first), names(in: "words-\(number)"))])
      return page
    }
    let site = Site(SiteConfiguration(), pages: pages)
    let html = try #require(render(site)["api.html"]).text
    let start = try #require(html.range(of: "id=\"api.UIWindow\"")).upperBound
    let section = html[start...].prefix(
      upTo: try #require(html[start...].range(of: "</section>")).lowerBound)
    #expect(section.contains("<summary>36 more guides</summary>"))
    #expect(section.contains("words-28.html") && !section.contains("words-29.html"))
    #expect(section.contains("<p class=\"uses\">12 more guides</p>"))
  }

  @Test("Is in each language that shows such code, in its words, and leads to its pages")
  func translation() throws {
    let files = try files()
    let html = try #require(files["ko/api.html"]).text
    #expect(html.contains("<html lang=\"ko\">") && html.contains("<h1>API 색인</h1>"))
    #expect(html.contains("<h2>함수와 상수</h2>"))
    #expect(html.contains("<a href=\"../ko/words.html#code.1\">낱말</a> <small>1줄</small>"))
    #expect(files["ko/words.html"]?.text.contains("<a href=\"../ko/api.html\">API 색인</a>") == true)
    #expect(files["ko/words.html"]?.text.contains("data-names=\"../names/ko/words.js\"") == true)
    #expect(files["names/ko/words.js"]?.text.contains("\"code.1\":[0,11,8,0") == true)
  }

  @Test("Is offered in no language that does not have it")
  func languages() throws {
    let page = try #require(files()["api.html"]).text
    #expect(page.contains("<a href=\"ko/api.html\" lang=\"ko\""))
    #expect(page.contains("<a href=\"ja/index.html\" lang=\"ja\""))
    #expect(page.contains("hreflang=\"ko\" href=\"ko/api.html\""))
    #expect(!page.contains("ja/api.html"))
    #expect(try files()["ja/api.html"] == nil)
  }

  private func files() throws -> [String: SiteFile] {
    let files = try SiteRenderer(folder: siteFolder, isBrief: false).files(for: sites())
    return Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
  }

  /// A guide with code, its translation, which shows the same code, and another language without any.
  private func sites() throws -> [Site] {
    let guide = try guide("words", "# Words\n\n```swift example=word\n\(code)\n```\n")
    let examples = ExampleExtractor.extract(from: guide).examples
    let example = try #require(examples.first)
    var page = PageBuilder.page(for: guide, examples: examples, runs: [:])
    page.add([(example, names)])
    let korean = try self.guide(
      "ko/words", "# 낱말\n\n```swift\nlet a = 1\n```\n\n```swift of=words#word\n```\n")
    let shared = CodeReference.resolve(
      ExampleExtractor.extract(from: korean).codeOfOtherGuides, among: [("words", examples)]
    ).code
    var translation = PageBuilder.page(
      for: GuideRun(guide: korean, examples: []),
      among: [GuideRun(guide: guide, examples: [RunExample(example: example, record: nil)])],
      shared: shared)
    translation.translation = PageTranslation(source: "words", isOutdated: false)
    translation.add([(example, names)], showing: shared)
    return Site.joined(sites(of: page, translation))
  }

  private func sites(of page: Page, _ translation: Page) -> [Site] {
    let korean = SiteLanguage(code: "ko", name: "한국어", isSource: false)
    let japanese = SiteLanguage(code: "ja", name: "日本語", isSource: false)
    var configuration = SiteConfiguration()
    configuration.languages = [.english, korean, japanese]
    configuration.localizations["ko"] = Localization(
      language: "ko",
      texts: [
        "API in the examples": "API 색인", "Functions and constants": "함수와 상수",
        "{count} line": "{count}줄",
      ])
    let source = Site(configuration, pages: [page])
    return [
      source, Site(configuration, in: korean, pages: [translation], source: source),
      Site(configuration, in: japanese, pages: [], source: source),
    ]
  }

  private let code = "let word = UIWindow()\nUIApplicationMain(0, nil, nil, nil)"

  private var names: DeclaredNames { names(in: "words") }

  private func names(in guide: String) -> DeclaredNames {
    DeclaredNames(
      declarations: [
        .init(text: "class UIWindow", module: "UIKit", type: "UIWindow", name: "UIWindow"),
        .init(text: "func f()", module: "UIKit", type: "", name: "UIApplicationMain(_:_:_:_:)"),
      ],
      places: [
        .init(path: "Content/\(guide).md", line: 4, column: 11, length: 8, declaration: 0),
        .init(path: "Content/\(guide).md", line: 5, column: 0, length: 17, declaration: 1),
      ])
  }

  private func guide(_ name: String, _ text: String) throws -> Guide {
    try #require(
      GuideParser.parse(Array(text.utf8), path: "Content/\(name).md", name: name).guide)
  }
}

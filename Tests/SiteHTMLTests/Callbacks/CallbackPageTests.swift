import GuideMarkup
import SiteHTML
import SiteModel
import Testing

@Suite("The page of every callback")
struct CallbackPageTests {
  @Test("Lists what UIKit called in the order of a launch, phase by phase")
  func order() throws {
    let html = try page().replacing("<wbr>", with: "")
    let names = html.matches(of: /<h2 id="phase\.(\w+)"|<h3><a href="[^"]*"><code>([^<]*)</).map {
      $0.output.1.map { "\($0):" } ?? $0.output.2.map(String.init) ?? ""
    }
    #expect(
      names == [
        "launch:", "application(_:willFinishLaunchingWithOptions:)",
        "application(_:didFinishLaunchingWithOptions:)",
        "locate:", "application(_:shouldRestoreSecureApplicationState:)",
        "viewController(withRestorationIdentifierPath:coder:)",
        "decode:", "decodeRestorableState(with:)", "viewDidLoad()",
        "finish:", "applicationFinishedRestoringState()",
        "application(_:didDecodeRestorableStateWith:)",
        "activate:", "viewWillAppear(_:)", "viewDidAppear(_:)",
        "preserve:", "application(_:shouldSaveSecureApplicationState:)",
        "encodeRestorableState(with:)",
      ])
  }

  @Test(
    "Tells of each in which phases, on which pages and how often it was called, and by whose method"
  )
  func sightings() throws {
    let html = try page()
    let section = try #require(
      html.firstMatch(of: /id="callback\.viewWillAppear"(?s:.*?)<\/section>/)
    ).output
    #expect(section.contains("<li class=\"p-activate\">activate</li>"))
    #expect(
      section.contains(
        "<a href=\"tab-bar.html#run.tabs.1\">A tab bar that comes back</a> <small>2 times, internal</small>"
      ))
    let first = try #require(
      html.firstMatch(of: /id="callback\.application\.willFinish(?s:.*?)<\/section>/)
    ).output
    #expect(first.contains("</a> <small>2 times in 2 launches</small>"))
    #expect(
      html.contains(
        "<a href=\"tab-bar.html#run.tabs.1\">A tab bar that comes back</a> <small>once</small>"))
  }

  @Test("Says what the author wrote of when a method is called")
  func texts() throws {
    #expect(try page().contains("</h3>\n<p>Before &lt;it&gt; is on screen.</p>"))
  }

  @Test("Is in the sidebar of every page, and not there without a callback")
  func sidebar() throws {
    let files = try render(SampleGuide.site)
    #expect(
      files["tab-bar.html"]?.text.contains("<a href=\"callbacks.html\">Every callback</a>") == true)
    let guide = Guide(path: "", name: "a", lines: [], title: "A", blocks: [])
    let plain = PageBuilder.page(for: guide, examples: [], runs: [:])
    let others = try render(Site(title: "S", summary: "", pages: [plain]))
    #expect(others["callbacks.html"] == nil)
    #expect(others["a.html"]?.text.contains("callbacks.html") == false)
  }

  private func page() throws -> String {
    var site = SampleGuide.site
    site.callbackTexts = ["viewWillAppear(_:)": "Before <it> is on screen."]
    return try #require(render(site)["callbacks.html"]).text
  }
}

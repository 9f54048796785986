import GuideMarkup
import RunRecord
import SiteHTML
import SiteModel
import Testing

@Suite("Lines of code and what they led to")
struct CodeEventsTests {
  @Test("Leads from a line to its first event, and from the event to its lines, without scripts")
  func links() throws {
    let html = try page(lines: [21, 12])
    #expect(
      html.contains(
        """
        <a class="did" id="line.21" href="#run.tabs.1.e2" \
        aria-label="What this line did: 2 events"></a>
        """))
    #expect(
      html.contains("<a class=\"did\" id=\"line.12\" href=\"#run.tabs.1.e2\" aria-label"))
    #expect(
      html.contains(
        """
        <li id="run.tabs.1.e2" data-by="line.12"><span class="who">Feed</span> \
        <span><a href="#line.21"><code>viewDidLoad()</code></a></span></li>
        """))
  }

  @Test("Marks no line that the page does not show, nor one that did nothing")
  func hidden() throws {
    let html = try page(lines: [900])
    #expect(!html.contains("class=\"did\""))
    #expect(!html.contains("href=\"#line."))
    // Scripts know which event it is; nothing on the page leads to it.
    #expect(html.contains("<li value=\"2\"><span class=\"who\">Feed</span>"))
  }

  private func page(lines: [Int]) throws -> String {
    let sites = lines.map {
      CallSite(address: nil, path: "Content/tab-bar.md", line: $0, column: 1)
    }
    let feed = ObjectReference(path: "Feed", className: "FeedViewController")
    let events = [
      TraceEvent(
        phase: .launch, .life(.processStarts(launch: 1, conditions: LaunchConditions()))),
      TraceEvent(
        phase: .active, object: feed, .hook(MethodCall("viewDidLoad()", isImplemented: true)),
        callSites: sites),
      TraceEvent(
        phase: .active, object: feed, .appearance(MethodCall("viewWillAppear(_:)")),
        callSites: sites),
    ]
    let record = RunRecord(
      example: "tabs",
      launches: [LaunchRecord(number: 1, events: events, output: "", termination: .killedAtEnd)])
    let page = PageBuilder.page(
      for: SampleGuide.guide, examples: [SampleGuide.example], runs: ["tabs": record])
    let site = Site(title: "S", summary: "", pages: [page])
    return try render(site)["tab-bar.html"]?.text ?? ""
  }
}

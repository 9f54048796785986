import GuideExamples
import RunRecord
import SiteHTML
import SiteModel
import Testing

@Suite("Entries of the windows' activities")
struct EntriesTests {
  private static let reader = ObjectReference(path: nil, className: "ReaderViewController")
  private static let scene = ObjectReference(path: nil, className: "UIWindowScene")

  @Test("Says who added each entry, and opens where one is gone, and why")
  func saved() throws {
    let html = try html([
      event(.entrySaved(session: "S", key: "chapter", value: "7", by: .responder), Self.reader, 12),
      event(
        .entryGone(session: "S", key: "page", wasSaved: true, reason: .notAddedAgain), nil, 21),
      event(.entryGone(session: "S", key: "zoom", wasSaved: false, reason: .removed), nil, 900),
    ])
    #expect(
      html.contains(
        """
        <details class="fold came-back entries" id="run.tabs.1.entries" open>\
        <summary><b>Who added what</b> <span class="verdict lost-some">1 entry, 2 not saved</span></summary>
        """))
    #expect(
      html.contains(
        """
        <tr class="f-kept"><th scope="row">chapter</th><td>7</td><td>ReaderViewController \
        <small><a href="#line.12">update<wbr>User<wbr>Activity<wbr>State(_:)</a></small></td></tr>
        """))
    #expect(
      html.contains(
        """
        <tr class="f-lost"><th scope="row">page</th><td>–</td><td><em>removed</em> \
        <a href="#line.21">UIKit emptied userInfo before it asked for the entries, and this one was not added again</a></td></tr>
        """))
    // The page does not show the line.
    #expect(
      html.contains(
        "<th scope=\"row\">zoom</th><td>–</td><td><em>not saved</em> the app removed it</td>"))
    #expect(html.contains("id=\"line.12\""))
  }

  @Test("Says which entries the app read, and of the others what is known")
  func given() throws {
    let html = try html([
      event(.entryOffered(session: "S", key: "chapter", value: "7"), Self.scene, nil),
      event(.entryOffered(session: "S", key: "page", value: "12"), Self.scene, nil),
      event(.activityRead(session: "S", way: .asked), Self.scene, 12),
      event(.userInfoRead(session: "S"), nil, 12),
      event(.entryRead(session: "S", key: "chapter", isSaved: true), nil, 12),
      event(.entryRead(session: "S", key: "zoom", isSaved: false), nil, 12),
      event(.entrySaved(session: "S", key: "page", value: "12", by: .savedActivity), nil, 12),
    ])
    #expect(
      html.contains(
        """
        id="run.tabs.1.given" open><summary><b>What the app read</b> \
        <span class="verdict lost-some">1 of 2 entries read by key</span></summary>
        """))
    for row in [
      "<tr class=\"f-kept\"><th scope=\"row\">chapter</th><td>7</td><td><em><a href=\"#line.12\">read by its key</a></em>",
      "<tr class=\"f-not-read\"><th scope=\"row\">page</th><td>12</td><td><em><a href=\"#line.12\">not read by its key</a></em>",
      "<tr class=\"f-missing\"><th scope=\"row\">zoom</th><td>–</td><td><em><a href=\"#line.12\">looked up, but not saved</a></em>",
      // No code added it, so no line did.
      "<th scope=\"row\">page</th><td>12</td><td><small>no code: it was in the saved activity</small></td>",
    ] {
      #expect(html.contains(row), "\(row)")
    }
  }

  @Test("Tells the windows apart, and shortens what is long")
  func windows() throws {
    let long = String(repeating: "a", count: 80)
    let html = try html([
      event(.entrySaved(session: "S", key: "a", value: long, by: .earlierCode), nil, nil),
      event(.entrySaved(session: "T", key: "a", value: "</td><b>", by: .sceneDelegate), nil, nil),
    ])
    #expect(
      html.contains("<tr><th scope=\"rowgroup\" colspan=\"3\">Window <b>S</b></th></tr>"))
    #expect(html.contains("Window <b>T</b>"))
    #expect(html.contains("<td>\(long.prefix(60))…</td>"))
    #expect(html.contains("<td>&lt;/td&gt;&lt;b&gt;</td>"))
  }

  @Test("Leaves out of the trace what the table has and no line needs")
  func trace() {
    let offered = event(.entryOffered(session: "S", key: "a", value: "1"), Self.scene, nil)
    let read = event(.userInfoRead(session: "S"), nil, 12)
    let key = event(.entryRead(session: "S", key: "a", isSaved: true), nil, 12)
    func kinds(_ events: [TraceEvent], _ dump: TraceDump = TraceDump()) -> [TraceEvent] {
      TracePanel(launch(events), dump: dump).phases.flatMap(\.steps).map(\.event)
    }
    #expect(kinds([offered, read, key]) == [key])
    #expect(kinds([offered, read]) == [read])
    #expect(kinds([offered, read, key], TraceDump(show: [.activity])) == [offered, read, key])
  }

  private func event(_ event: ActivityEvent, _ object: ObjectReference?, _ line: Int?) -> TraceEvent
  {
    TraceEvent(
      phase: .preserve, object: object, .activity(event),
      callSites: line.map {
        [CallSite(address: nil, path: "Content/tab-bar.md", line: $0, column: 1)]
      } ?? [])
  }

  private func launch(_ events: [TraceEvent]) -> LaunchRecord {
    LaunchRecord(number: 1, events: events, output: "", termination: .killedAtEnd)
  }

  private func html(_ events: [TraceEvent]) throws -> String {
    let record = RunRecord(example: "tabs", launches: [launch(events)])
    let page = PageBuilder.page(
      for: SampleGuide.guide, examples: [SampleGuide.example], runs: ["tabs": record])
    return try render(Site(title: "S", summary: "", pages: [page]))["tab-bar.html"]?.text ?? ""
  }
}

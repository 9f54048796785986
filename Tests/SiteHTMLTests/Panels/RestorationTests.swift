import GuideExamples
import KeyedArchive
import RunRecord
import SiteHTML
import SiteModel
import Testing

@Suite("What came back")
struct RestorationTests {
  @Test("Says of every object which search found it, and of every missing one why")
  func objects() throws {
    let panel = try #require(restoration(of: [first, second]))
    #expect(
      panel.objects.map(\.finding) == [
        .found(by: "existing object with this path"), .found(by: "by the app delegate"),
        .found(by: "existing object with this path"),
        .missing(reason: "its restoration class ListViewController returned nil"),
        .found(by: "by its restoration class DetailViewController"),
        .missing(reason: "not saved: it has no restoration identifier"),
      ])
    #expect(panel.objects.last?.path == "SettingsViewController")
  }

  @Test("Says of every key whether it was kept, changed, lost or not read")
  func values() throws {
    let panel = try #require(restoration(of: [first, second]))
    let values = panel.objects.flatMap { object in
      object.values.map { "\(object.path) \($0.key) \($0.read ?? "-") \($0.fate.rawValue)" }
    }
    #expect(
      values == [
        "Tabs/:[0]:/Feed offset 120.5 kept",
        "Tabs/:[1]:/Stack/:[0]:/List row - lost",
        "Tabs/:[1]:/Stack/:[1]:/Detail draft \"\" changed",
        "Tabs/:[1]:/Stack/:[1]:/Detail filter - not read",
      ])
    #expect(
      panel.summary
        == "4 of 6 objects found, 1 value kept, 1 value changed, 1 value not read, 1 value lost")
    #expect(!panel.isComplete)
  }

  @Test("Finds a view in its controller, where it decodes")
  func views() throws {
    let decoded = event(.decode, .hook, Self.list, "decodeRestorableState(with:)", "")
    let read = event(.decode, .coder, Self.list, "decodeInteger(forKey:)", "row = 3")
    let panel = try #require(restoration(of: [first, launch(2, [decoded, read])]))
    let list = try #require(panel.objects.first { $0.path == Self.list.path })
    #expect(list.finding == .found(by: "in its controller’s view"))
    #expect(list.values.map(\.fate) == [.kept])
  }

  @Test("Compares what is read with what reached the disk, not with what a killed process wrote")
  func killed() throws {
    let wrote = event(.preserve, .coder, Self.feed, "encode(_:forKey:)", "offset = 7.0")
    let found = event(.locate, .decision, Self.feed, "found", "by the app delegate")
    let read = event(.decode, .coder, Self.feed, "decodeDouble(forKey:)", "offset = 120.5")
    let panel = try #require(
      restoration(of: [first, launch(2, [wrote]), launch(3, [found, read])]))
    #expect(panel.objects.flatMap(\.values).first { $0.key == "offset" }?.fate == .kept)
  }

  @Test("Says why of everything where restoration did not begin")
  func refused() throws {
    let refusal = event(
      .launch, .decision, nil, "nothing to restore", "the app delegate answered false")
    let panel = try #require(restoration(of: [first, launch(2, [refusal])]))
    #expect(
      panel.objects[0].finding
        == .missing(reason: "nothing to restore: the app delegate answered false"))
    #expect(panel.summary.hasPrefix("0 of 6 objects found"))
  }

  @Test("Is not there where scenes were given back theirs, and nobody read the archive")
  func scenes() throws {
    let offered = event(.connect, .decision, nil, TraceEvent.activityOffered, "guide.reading")
    #expect(restoration(of: [first, launch(2, [offered])]) == nil)
    let connected = event(.connect, .hook, nil, "scene(_:willConnectTo:options:)", "")
    let panel = try #require(restoration(of: [first, launch(2, [connected])]))
    #expect(panel.objects.first?.finding == .missing(reason: "nobody looked for it"))
  }

  @Test("Is not there where nothing was saved")
  func nothing() {
    let empty = LaunchRecord(number: 1, events: [], output: "", ending: .killedAtEnd)
    #expect(restoration(of: [empty, second]) == nil)
  }

  @Test("Shows before and after beside each other, open where something is missing")
  func html() throws {
    let html = RunFragment.html(of: run([first, second]))
    #expect(
      html.contains(
        """
        <details class="fold came-back" id="run.tabs.2.back" open><summary><b>What came back</b> \
        <span class="verdict lost-some">4 of 6 objects found,
        """))
    #expect(
      html.contains(
        """
        <tr class="f-missing"><th scope="rowgroup" colspan="2"><b>SettingsViewController</b> \
        <small>SettingsViewController</small></th>\
        <td class="search">not saved: it has no restoration identifier</td><td><em>missing</em></td></tr>
        """))
    #expect(
      html.contains(
        """
        <tr class="f-kept"><th scope="row">offset</th>\
        <td data-is="saved"><span class="v-number">120.5</span></td>\
        <td data-is="read">120.5</td><td><em>kept</em></td></tr>
        """))
  }

  @Test("Escapes what programs say")
  func hostile() {
    let evil = "</td><script>alert(1)</script>\u{202E}"
    let found = event(.locate, .decision, Self.feed, "found", evil)
    let read = event(.decode, .coder, Self.feed, "decodeObject(forKey:)", "offset = " + evil)
    let html = RunFragment.html(of: run([first, launch(2, [found, read])]))
    #expect(!html.contains("<script"))
    #expect(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;<mark>U+202E</mark>"))
  }

  private static let feed = reference("Tabs/:[0]:/Feed", "FeedViewController")
  private static let list = reference("Tabs/:[1]:/Stack/:[0]:/List", "ListViewController")
  private static let detail = reference("Tabs/:[1]:/Stack/:[1]:/Detail", "DetailViewController")

  private var first: LaunchRecord {
    launch(
      1,
      [
        event(.preserve, .coder, Self.feed, "encode(_:forKey:)", "offset = 120.5"),
        event(.preserve, .coder, Self.list, "encode(_:forKey:)", "row = 3"),
        event(.preserve, .coder, Self.detail, "encode(_:forKey:)", "draft = \"Dear <Reader>\""),
        event(
          .preserve, .decision,
          ObjectReference(path: nil, className: "SettingsViewController"), "left out",
          "it has no restoration identifier"),
      ])
  }

  private var second: LaunchRecord {
    func found(_ path: String, _ search: String) -> TraceEvent {
      event(.locate, .decision, Self.reference(path, ""), "found", search)
    }
    return launch(
      2,
      [
        found("Tabs", "existing object with this path"),
        found("Tabs/:[0]:/Feed", "by the app delegate"),
        found("Tabs/:[1]:/Stack", "existing object with this path"),
        event(
          .locate, .decision, Self.list, "left out",
          "its restoration class ListViewController returned nil"),
        found("Tabs/:[1]:/Stack/:[1]:/Detail", "by its restoration class DetailViewController"),
        event(.decode, .coder, Self.feed, "decodeDouble(forKey:)", "offset = 120.5"),
        event(.decode, .coder, Self.detail, "decodeObject(of:forKey:)", "draft = \"\""),
      ])
  }

  private static func reference(_ path: String, _ className: String) -> ObjectReference {
    ObjectReference(path: path, className: className)
  }

  private func event(
    _ phase: TraceEvent.Phase, _ kind: TraceEvent.Kind, _ object: ObjectReference?, _ name: String,
    _ detail: String
  ) -> TraceEvent {
    TraceEvent(phase: phase, kind: kind, object: object, name: name, detail: detail)
  }

  private func launch(_ number: Int, _ events: [TraceEvent]) -> LaunchRecord {
    var archive = SampleRun.archive
    archive.objects[3].entries = [ArchiveEntry(key: "row", value: .integer(3), byteCount: 2)]
    return LaunchRecord(
      number: number, events: events, output: "", ending: .killedAtEnd,
      archive: .saved(archive, byteCount: 900))
  }

  private func run(_ launches: [LaunchRecord]) -> RunPanel {
    RunPanel(
      of: SampleGuide.example, record: RunRecord(example: "tabs", launches: launches))
  }

  private func restoration(of launches: [LaunchRecord]) -> RestorationPanel? {
    run(launches).launches.last?.restoration
  }
}

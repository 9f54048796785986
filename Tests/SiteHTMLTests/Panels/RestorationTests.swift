import GuideExamples
import KeyedArchive
import RunRecord
import SiteHTML
import SiteModel
import Testing

@Suite("What was restored")
struct RestorationTests {
  @Test("Says of every object which search found it, and of every missing one why")
  func objects() throws {
    let panel = try #require(restoration(of: [first, second]))
    #expect(
      panel.objects.map { text($0.finding) } == [
        "found existing object with this path", "found by the app delegate",
        "found existing object with this path",
        "missing: its restoration class ListViewController returned nil",
        "found by its restoration class DetailViewController",
        "missing: not saved: it has no restoration identifier",
      ])
    #expect(panel.objects.last?.path == "SettingsViewController")
  }

  @Test("Says of every key whether it was kept, changed, lost or not read")
  func values() throws {
    let panel = try #require(restoration(of: [first, second]))
    let values = panel.objects.flatMap { object in
      object.values.map {
        "\(object.path) \($0.key) \($0.read?.description ?? "-") \($0.fate.rawValue)"
      }
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
    let decoded = TraceEvent(
      phase: .decode, object: Self.list, .hook(MethodCall("decodeRestorableState(with:)")))
    let read = coder(.decode, Self.list, "row", "3")
    let panel = try #require(restoration(of: [first, launch(2, [decoded, read])]))
    let list = try #require(panel.objects.first { $0.path == Self.list.path })
    #expect(text(list.finding) == "found in its controller’s view")
    #expect(list.values.map(\.fate) == [.kept])
  }

  @Test("Knows UIKit's keys by who wrote them, and not by their letters")
  func keys() throws {
    let launches = [CoderCall.KeyOwner.app, .uikit].map { owner in
      var saving = launch(1, [coder(.encode, Self.list, "kUIRow", "3", owner: owner)])
      if case .saved(var archive, let byteCount) = saving.archive {
        archive.objects[3].entries[0].key = "kUIRow"
        saving.archive = .saved(archive, byteCount: byteCount)
      }
      return saving
    }
    let keys = try launches.map { saving in
      let panel = try #require(restoration(of: [saving, second]))
      return panel.objects.flatMap(\.values).map(\.key).contains("kUIRow")
    }
    #expect(keys == [true, false])
  }

  @Test("Compares what is read with what reached the disk, not with what a killed process wrote")
  func killed() throws {
    let wrote = coder(.encode, Self.feed, "offset", "7.0")
    let found = decision(.locate, Self.feed, .found(by: .appDelegate))
    let read = coder(.decode, Self.feed, "offset", "120.5")
    let panel = try #require(
      restoration(of: [first, launch(2, [wrote]), launch(3, [found, read])]))
    #expect(panel.objects.flatMap(\.values).first { $0.key == "offset" }?.fate == .kept)
  }

  @Test("Says why of everything where restoration did not begin")
  func refused() throws {
    let refusal = decision(
      .launch, nil, .nothingRestored(reason: .appDelegateAnsweredFalse))
    let panel = try #require(restoration(of: [first, launch(2, [refusal])]))
    #expect(
      text(panel.objects[0].finding)
        == "missing: nothing restored: the app delegate returned false")
    #expect(panel.summary.hasPrefix("0 of 6 objects found"))
  }

  @Test("Is not there where scenes were given back theirs, and the archive was not read")
  func scenes() throws {
    let offered = decision(.connect, nil, .savedActivityOffered(activity: "guide.reading"))
    #expect(restoration(of: [first, launch(2, [offered])]) == nil)
    let connected = TraceEvent(
      phase: .connect, .hook(MethodCall("scene(_:willConnectTo:options:)")))
    let panel = try #require(restoration(of: [first, launch(2, [connected])]))
    #expect(panel.objects.first.map { text($0.finding) } == "missing: UIKit did not look for it")
  }

  @Test("Is not there where nothing was saved")
  func nothing() {
    let empty = LaunchRecord(number: 1, events: [], output: "", termination: .killedAtEnd)
    #expect(restoration(of: [empty, second]) == nil)
  }

  @Test("Shows before and after beside each other, open where something is missing")
  func html() throws {
    let html = RunFragment.html(of: run([first, second]))
    #expect(
      html.contains(
        """
        <details class="fold came-back" id="run.tabs.2.back" open><summary><b>What was restored</b> \
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
    let found = decision(.locate, Self.feed, .found(by: .restorationClass(name: evil)))
    let read = coder(.decode, Self.feed, "offset", evil)
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
        coder(.encode, Self.feed, "offset", "120.5"), coder(.encode, Self.list, "row", "3"),
        coder(.encode, Self.detail, "draft", "\"Dear <Reader>\""),
        coder(
          .encode, Self.reference("Tabs", "UITabBarController"),
          "kTabBarSelectedViewControllerKey", "Tabs/:[1]:/Stack", owner: .uikit),
        coder(
          .encode, Self.reference("Tabs", "UITabBarController"),
          "kViewControllerViewWasLoadedKey", "true", owner: .uikit),
        coder(
          .encode, Self.reference("Tabs/:[1]:/Stack", "UINavigationController"),
          "kUIViewControllerChildrenKey", "[]", owner: .uikit),
        decision(
          .preserve, ObjectReference(path: nil, className: "SettingsViewController"),
          .leftOut(reason: .noIdentifier(controllersBelow: 0))),
      ])
  }

  private var second: LaunchRecord {
    func found(_ path: String, _ finder: Finder) -> TraceEvent {
      decision(.locate, Self.reference(path, ""), .found(by: finder))
    }
    return launch(
      2,
      [
        found("Tabs", .existingObject), found("Tabs/:[0]:/Feed", .appDelegate),
        found("Tabs/:[1]:/Stack", .existingObject),
        decision(
          .locate, Self.list,
          .leftOut(reason: .restorationClassReturnedNil(name: "ListViewController"))),
        found(
          "Tabs/:[1]:/Stack/:[1]:/Detail", .restorationClass(name: "DetailViewController")),
        coder(.decode, Self.feed, "offset", "120.5"),
        coder(.decode, Self.detail, "draft", "\"\""),
      ])
  }

  private static func reference(_ path: String, _ className: String) -> ObjectReference {
    ObjectReference(path: path, className: className)
  }

  private func decision(
    _ phase: TraceEvent.Phase, _ object: ObjectReference?, _ decision: EngineDecision
  ) -> TraceEvent {
    TraceEvent(phase: phase, object: object, .decision(decision))
  }

  private func coder(
    _ direction: CoderCall.Direction, _ object: ObjectReference, _ key: String, _ value: String,
    owner: CoderCall.KeyOwner = .app
  ) -> TraceEvent {
    TraceEvent(
      phase: direction == .encode ? .preserve : .decode, object: object,
      .coder(
        CoderCall(
          direction, method: "method(forKey:)", key: key, keyOwner: owner,
          value: .described(text: value))))
  }

  private func text(_ finding: RestorationPanel.Finding) -> String {
    switch finding {
    case .found(let search): "found \(search)"
    case .missing(let reason): "missing: \(reason)"
    }
  }

  private func launch(_ number: Int, _ events: [TraceEvent]) -> LaunchRecord {
    var archive = SampleRun.archive
    archive.objects[3].entries = [ArchiveEntry(key: "row", value: .integer(3), byteCount: 2)]
    return LaunchRecord(
      number: number, events: events, output: "", termination: .killedAtEnd,
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

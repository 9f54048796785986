import RunRecord
import Testing

struct TraceDumpTests {
  /// The dump of a launch with these events.
  private func dump(
    _ events: [TraceEvent], show selections: Set<TraceDump.Selection> = []
  ) -> String {
    TraceDump(show: selections)
      .text(of: LaunchRecord(number: 1, events: events, output: "", termination: .killedAtEnd))
  }

  private let tabs = ObjectReference(path: "Tabs", className: "UITabBarController")
  private let detail = ObjectReference(path: nil, className: "Detail", ordinal: 2)
  private let start = EventContent.life(
    .processStarts(launch: 1, conditions: LaunchConditions()))

  /// An event of each kind, of those with a method one that the example implements and one that it does not.
  private let contents: [EventContent] = [
    .hook(MethodCall("own", isImplemented: true)), .hook(MethodCall("engine's")),
    .decision(.splitExpands), .life(.memoryIsShort),
    .coder(CoderCall(.encode, method: "encode", key: "a", value: .null)),
    .appearance(MethodCall("own", isImplemented: true)), .appearance(MethodCall("engine's")),
    .output("text"), .warning(.completionIgnored), .step("There"), .value("3"),
    .log(LogLine(text: "line")), .activity(.userInfoRead(session: "S")),
  ]

  @Test func alignsPhaseObjectEventAndDetail() {
    let events = [
      TraceEvent(phase: .launch, start),
      TraceEvent(
        phase: .preserve, object: tabs,
        .hook(MethodCall("encodeRestorableState(with:)", isImplemented: true))),
      TraceEvent(
        phase: .locate, object: detail, .decision(.found(by: .restorationClass(name: "X")))),
    ]
    #expect(
      dump(events) == """
        launch               process starts                launch 1
        preserve  Tabs       encodeRestorableState(with:)
        locate    Detail #2  found                         by its restoration class X
        """)
  }

  @Test func makesNoColumnAsWideAsALineOfTheLog() {
    let events = [
      TraceEvent(phase: .launch, start),
      TraceEvent(
        phase: .launch, object: tabs,
        .warning(.markerNotWritten(marker: .restoration, error: ""))),
      TraceEvent(
        phase: .launch, .log(LogLine(text: "Restoration Class map: a long list of names"))),
      TraceEvent(phase: .locate, .warning(.archiveNotWritten(error: "x"))),
    ]
    #expect(
      dump(events, show: [.log]) == """
        launch        process starts       launch 1
        launch  Tabs  Warning: Unable to create restoration in progress marker file
        launch        Restoration Class map: a long list of names
        locate        archive not written  x
        """)
  }

  @Test func isEmptyWithoutEvents() {
    #expect(dump([]) == "")
  }

  @Test func namesObjectsByPathOrClassAndNumber() {
    #expect("\(tabs)" == "Tabs")
    #expect("\(detail)" == "Detail #2")
    #expect("\(ObjectReference(path: nil, className: "Detail"))" == "Detail")
    #expect("\(ObjectReference(path: "A/B", className: "Detail", ordinal: 3))" == "A/B")
  }

  @Test func showsHooksThatTheExampleImplementsAndNothingItDidNotAskFor() {
    #expect(
      dump(contents.map { TraceEvent(phase: .active, $0) }) == """
        active    own
        active    expands                             there is room for more than one column
        active    memory is short
        active    own
        active    completeStateRestoration() ignored  no extendStateRestoration() is open
        active    There
        """)
  }

  @Test(arguments: [
    (TraceDump.Selection.coder, [TraceEvent.Kind.coder]), (.appearance, [.appearance]),
    (.log, [.log]), (.activity, [.activity]),
    (.all, [.hook, .coder, .appearance, .output, .value, .log, .activity]),
  ])
  func showsWhatIsSelectedBesides(_ selection: TraceDump.Selection, _ kinds: [TraceEvent.Kind]) {
    let launch = LaunchRecord(
      number: 1, events: contents.map { TraceEvent(phase: .active, $0) }, output: "",
      termination: .killedAtEnd)
    let usual = TraceDump().events(of: launch)
    let shown = TraceDump(show: [selection]).events(of: launch)
    #expect(
      shown == launch.events.filter { usual.contains($0) || kinds.contains($0.kind) })
  }

  @Test func keepsEachEventOnOneLine() {
    let object = ObjectReference(path: "a\nb", className: "A")
    let event = TraceEvent(
      phase: .active, object: object,
      .hook(
        MethodCall(
          "kept", detail: "one\ntwo\tthree\r\u{1B}[0m\u{7F}", isImplemented: true)))
    #expect(dump([event]) == #"active  a\nb  kept  one\ntwo\tthree\r\u{1b}[0m\u{7f}"#)
  }

  @Test func leavesNoSpacesAtTheEndOfALine() {
    let events = [
      TraceEvent(
        phase: .active, .hook(MethodCall("long name", detail: "detail  ", isImplemented: true))),
      TraceEvent(phase: .active, .step("short")),
    ]
    #expect(dump(events) == "active    long name  detail\nactive    short")
  }

  @Test func alignsByCharactersNotBytes() {
    let events = ["é", "abc"].map {
      TraceEvent(
        phase: .active, object: ObjectReference(path: $0, className: "A"), .step("x"))
    }
    #expect(dump(events) == "active  é    x\nactive  abc  x")
  }
}

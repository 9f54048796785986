import RunRecord
import Testing

struct TraceDumpTests {
  /// The dump of a launch with these events.
  private func dump(
    _ events: [TraceEvent], show selections: Set<TraceDump.Selection> = []
  ) -> String {
    TraceDump(show: selections)
      .text(of: LaunchRecord(number: 1, events: events, output: "", ending: .killedAtEnd))
  }

  private let tabs = ObjectReference(path: "Tabs", className: "UITabBarController")
  private let detail = ObjectReference(path: nil, className: "Detail", ordinal: 2)

  @Test func alignsPhaseObjectEventAndDetail() {
    let events = [
      TraceEvent(phase: .launch, kind: .life, name: "process starts", detail: "launch 1"),
      TraceEvent(
        phase: .preserve, kind: .hook, object: tabs, name: "encodeRestorableState(with:)",
        isImplemented: true),
      TraceEvent(phase: .locate, kind: .decision, object: detail, name: "created", detail: "by x"),
    ]
    #expect(
      dump(events) == """
        launch               process starts                launch 1
        preserve  Tabs       encodeRestorableState(with:)
        locate    Detail #2  created                       by x
        """)
  }

  @Test func makesNoColumnAsWideAsALineOfTheLog() {
    let events = [
      TraceEvent(phase: .launch, kind: .life, name: "process starts", detail: "launch 1"),
      TraceEvent(
        phase: .launch, kind: .warning, object: tabs,
        name: "Warning: Unable to create restoration in progress marker file"),
      TraceEvent(phase: .launch, kind: .log, name: "Restoration Class map: a long list of names"),
      TraceEvent(phase: .locate, kind: .warning, name: "not found", detail: "by x"),
    ]
    #expect(
      dump(events, show: [.log]) == """
        launch        process starts  launch 1
        launch  Tabs  Warning: Unable to create restoration in progress marker file
        launch        Restoration Class map: a long list of names
        locate        not found       by x
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
    let events = TraceEvent.Kind.allCases.flatMap { kind in
      [true, false].map {
        TraceEvent(
          phase: .active, kind: kind, name: "\(kind)", detail: $0 ? "implemented" : "",
          isImplemented: $0)
      }
    }
    #expect(
      dump(events) == """
        active    hook        implemented
        active    decision    implemented
        active    decision
        active    life        implemented
        active    life
        active    appearance  implemented
        active    warning     implemented
        active    warning
        active    step        implemented
        active    step
        """)
  }

  @Test(arguments: [
    (TraceDump.Selection.coder, ["coder", "decision"]),
    (.appearance, ["appearance", "decision"]),
    (.all, ["hook", "decision", "coder", "appearance", "output"]),
  ])
  func showsWhatIsSelectedBesides(_ selection: TraceDump.Selection, _ names: [String]) {
    let kinds: [TraceEvent.Kind] = [.hook, .decision, .coder, .appearance, .output]
    let events = kinds.map { TraceEvent(phase: .active, kind: $0, name: "\($0)") }
    let launch = LaunchRecord(number: 1, events: events, output: "", ending: .killedAtEnd)
    let shown = TraceDump(show: [selection]).events(of: launch).map(\.name)
    #expect(Set(shown) == Set(names))
    #expect(shown == kinds.map { "\($0)" }.filter(names.contains))
  }

  @Test func keepsEachEventOnOneLine() {
    let object = ObjectReference(path: "a\nb", className: "A")
    let event = TraceEvent(
      phase: .active, kind: .decision, object: object, name: "kept",
      detail: "one\ntwo\tthree\r\u{1B}[0m\u{7F}")
    #expect(dump([event]) == #"active  a\nb  kept  one\ntwo\tthree\r\u{1b}[0m\u{7f}"#)
  }

  @Test func leavesNoSpacesAtTheEndOfALine() {
    let events = [
      TraceEvent(phase: .active, kind: .life, name: "long name", detail: "detail  "),
      TraceEvent(phase: .active, kind: .life, name: "short"),
    ]
    #expect(dump(events) == "active    long name  detail\nactive    short")
  }

  @Test func alignsByCharactersNotBytes() {
    let events = ["é", "abc"].map {
      TraceEvent(
        phase: .active, kind: .life, object: ObjectReference(path: $0, className: "A"), name: "x")
    }
    #expect(dump(events) == "active  é    x\nactive  abc  x")
  }
}

import GuideExamples
import GuideMarkup
import KeyedArchive
import RunRecord
import SiteHTML
import SiteModel
import Testing

@Suite("The panel of a run")
struct RunPanelTests {
  @Test("Tells the story: saved, killed, relaunched, restored")
  func story() {
    let panel = RunPanel(of: SampleGuide.example, record: SampleRun.record)
    #expect(
      panel.story.map { "\($0.title): \($0.detail)" } == [
        "Launch 1: the first process", "Saved: 5 objects, 1.2 kB, 1 skipped",
        "Killed: the system ended the process", "Launch 2: a new process", "Restored: 4 objects",
        "Killed: the system ended the process",
      ])
  }

  @Test("Tells the other story: nothing saved, nothing restored")
  func sadStory() {
    let launches = [Termination.forceQuit, .signalled(signal: 5, message: "", callSites: [])]
      .enumerated().map {
        LaunchRecord(number: $0 + 1, events: [], output: "", termination: $1)
      }
    let record = RunRecord(example: "tabs", launches: launches)
    #expect(
      RunPanel(of: SampleGuide.example, record: record).story.map { "\($0.title): \($0.detail)" }
        == [
          "Launch 1: the first process", "Nothing saved: no archive on disk",
          "Force quit: the user closed the app in the app switcher", "Launch 2: a new process",
          "Nothing restored: starts from scratch", "Nothing saved: no archive on disk",
          "Died: signal 5 ended the process",
        ])
  }

  @Test("Does not tell as restored what a process had read that ended while it was restoring")
  func endedWhileRestoring() {
    let decode = TraceEvent(
      phase: .decode, object: ObjectReference(path: "Tabs", className: "C"),
      .hook(MethodCall("decodeRestorableState(with:)")))
    let end = TraceEvent(phase: .end, .life(.processEnds(termination: .killedAtEnd)))
    let active = TraceEvent(phase: .activate, .life(.appBecomesActive))
    func restoration(_ events: [TraceEvent]) -> String? {
      let launches = [[], events].enumerated().map {
        LaunchRecord(number: $0 + 1, events: $1, output: "", termination: .killedAtEnd)
      }
      let record = RunRecord(example: "tabs", launches: launches)
      let story = RunPanel(of: SampleGuide.example, record: record).story
      return story.last { $0.anchor == "run.tabs.2.trace" }.map {
        "\($0.kind) \($0.title): \($0.detail)"
      }
    }
    #expect(restoration([decode]) == "fresh Not restored: ended while restoring")
    #expect(restoration([decode, end]) == "fresh Not restored: ended while restoring")
    #expect(restoration([decode, active, end]) == "restored Restored: 1 object")
  }

  @Test("Does not tell as saved what an earlier build of the app saved")
  func earlierBuild() {
    let left = ArchiveOnDisk.saved(SampleRun.archive, byteCount: 900)
    let launch = LaunchRecord(
      number: 2, events: [], output: "", termination: .killedAtEnd, archive: left)
    let record = RunRecord(example: "tabs", launches: [launch], earlierArchives: [1: left])
    let story = RunPanel(of: SampleGuide.example, record: record).story
    #expect(!story.contains { $0.kind == .saved || $0.kind == .unsaved })
  }

  @Test("Says of what was deleted that it was, why, and whether it had just been saved")
  func deleted() throws {
    let written = TraceEvent(phase: .preserve, .decision(.archiveWritten(objectCount: 1)))
    let quit = TraceEvent(
      phase: .end, .decision(.savedStateDeleted(reason: .userClosedApp)))
    let crash = TraceEvent(
      phase: .launch,
      .decision(.savedStateDeleted(reason: .crash(crash: .whileRestoring(count: 1)))))
    let launches = [[written, quit], [crash]].enumerated().map {
      LaunchRecord(number: $0 + 1, events: $1, output: "", termination: .forceQuit)
    }
    let record = RunRecord(example: "tabs", launches: launches)
    let story = RunPanel(of: SampleGuide.example, record: record).story
    #expect(
      story.filter { $0.kind == .unsaved }.map { "\($0.title): \($0.detail)" } == [
        "Saved, then deleted: the user closed the app in the app switcher",
        "Deleted: the launch before this one ended while it was restoring",
      ])
    let html = try html(of: SampleGuide.example, launches)
    #expect(html.contains("<b>Nothing survives</b>"))
    #expect(!html.contains("nothing was saved"))
    #expect(
      html.contains(
        "No archive: it was saved, and then deleted: the user closed the app in the app switcher"))
  }

  @Test(
    "Says that the app read values of its own where no object is restored, unless it refused",
    arguments: [
      (
        ["shopping"], CodedValue.described(text: "\"milk\""), false,
        "Values read: 1 value by the app, no object"
      ),
      (
        ["a", "b", "a"], .described(text: "1"), false, "Values read: 2 values by the app, no object"
      ),
      (["a"], .null, false, "Nothing restored: starts from scratch"),
      (["a"], .described(text: "1"), true, "Nothing restored: starts from scratch"),
    ])
  func valuesOfTheApp(keys: [String], value: CodedValue, refuses: Bool, step: String) {
    let app = ObjectReference(path: nil, className: "AppDelegate")
    var events = keys.map {
      TraceEvent(
        phase: .launch, object: app,
        .coder(CoderCall(.decode, method: "decodeObject(of:forKey:)", key: $0, value: value)))
    }
    if refuses {
      events.append(
        TraceEvent(
          phase: .launch, object: app,
          .decision(.nothingRestored(reason: .appDelegateAnsweredFalse))))
    }
    let launches = [[], events].enumerated().map {
      LaunchRecord(number: $0 + 1, events: $1, output: "", termination: .killedAtEnd)
    }
    let record = RunRecord(example: "tabs", launches: launches)
    let story = RunPanel(of: SampleGuide.example, record: record).story
    #expect(story.map { "\($0.title): \($0.detail)" }.contains(step))
  }

  @Test("Tells the story of scenes: the activity of each saved, and given back")
  func scenes() throws {
    let scene = ObjectReference(path: nil, className: "UIWindowScene")
    let connects = TraceEvent(phase: .connect, object: scene, .life(.sceneConnects))
    func saved(_ activity: String) -> TraceEvent {
      TraceEvent(
        phase: .preserve, object: scene,
        .decision(.activitySaved(activity: activity, undeclaredType: nil)))
    }
    let offered = TraceEvent(
      phase: .connect, object: scene, .decision(.savedActivityOffered(activity: "note: text")))
    let events = [[connects, saved("note: "), saved("note: text")], [connects, offered]]
    let sessions = RestorationArchive(
      system: .scenes, topLevel: [], restorationClasses: [:],
      objects: [
        SavedObject(kind: .sceneSession, path: "S", className: "UISceneSession", entries: []),
        SavedObject(
          kind: .userActivity, path: "S/activity", className: "NSUserActivity",
          entries: [
            ArchiveEntry(key: "userInfo", value: .string("text of the note"), byteCount: 16)
          ]),
      ])
    let launches = events.enumerated().map {
      LaunchRecord(
        number: $0 + 1, events: $1, output: "", termination: .killedAtEnd,
        archive: .saved(sessions, byteCount: 500))
    }
    let record = RunRecord(example: "tabs", launches: launches)
    let story = RunPanel(of: SampleGuide.example, record: record).story.map {
      "\($0.title): \($0.detail)"
    }
    #expect(
      story.filter { !$0.hasPrefix("Launch") && !$0.hasPrefix("Killed") }
        == ["Saved: the activity of 1 scene", "Given back: the activity of 1 scene"])
    let html = try html(of: SampleGuide.example, launches)
    #expect(html.contains("<b>Only the disk survives</b>"))
    #expect(html.contains("text of the note"))
    #expect(html.contains("<span>Restored by</span> scene delegate"))
    #expect(html.contains("The same archive as after the previous launch"))
  }

  @Test("Says what holds in a launch and not usually")
  func conditions() throws {
    let start = TraceEvent(
      phase: .launch,
      .life(
        .processStarts(
          launch: 1, conditions: LaunchConditions(systemVersion: "18.4", idiom: .pad))))
    let launch = LaunchRecord(number: 1, events: [start], output: "", termination: .killedAtEnd)
    let panel = RunPanel(
      of: SampleGuide.example, record: RunRecord(example: "tabs", launches: [launch]))
    #expect(panel.story[0].detail == "the first process, system 18.4, pad")
    #expect(
      try html(of: SampleGuide.example, [launch])
        .contains("<span>the first process; system 18.4; pad</span>"))
  }

  @Test("Groups consecutive events by phase and folds those that are hidden")
  func phases() {
    let trace = TracePanel(SampleRun.second)
    #expect(
      trace.phases.map { "\($0.phase) \($0.shown.count)+\($0.folded.count)" } == [
        "launch 2+0", "locate 6+0", "decode 3+4", "finish 2+0", "launch 1+0", "activate 1+1",
        "end 1+0",
      ])
    #expect(TracePanel(SampleRun.second, dump: TraceDump(show: [.all])).shownCount == 21)
  }

  @Test("Sets decisions and warnings apart from hooks, in words")
  func events() throws {
    let html = try render(SampleGuide.site)["tab-bar.html"]?.text ?? ""
    #expect(
      html.contains(
        """
        <li class="e-warning" value="17"><span class="who class">SettingsViewController</span> <span>\
        <i>warning</i> <b>skipped</b> <span class="detail">Other has the same identifier path</span></span></li>
        """))
    #expect(
      html.contains(
        """
        <li class="e-decision" data-found><span class="who">Tabs</span> <span><i>decision</i> \
        <b>found</b> <span class="detail">existing object with this path</span></span></li>
        """))
    #expect(html.contains("<code>encodeRestorableState(<wbr>with:)</code>"))
    #expect(html.contains("<summary>3 more events: 3 coder</summary>"))
    #expect(
      html.contains(
        "<li><b>Left out</b> <code>SettingsViewController</code> "
          + "<span>Other has the same identifier path</span></li>"))
  }

  @Test("Says between two processes what survives")
  func disk() throws {
    #expect(try app([.none, .none]).contains("<b>Nothing survives</b>"))
    let saved = ArchiveOnDisk.saved(SampleRun.archive, byteCount: 900)
    let html = try app([saved, saved])
    #expect(html.contains("<b>Only the disk survives</b> <span>5 objects, 900 bytes</span>"))
    #expect(html.contains("<b>On disk at the end</b>"))
    #expect(html.contains("<summary>The same archive as after the previous launch</summary>"))
  }

  @Test("Shows of a plain program what it printed, and its end only where it is news")
  func scripts() throws {
    let printed = try script(output: "a <b>\n", .exited(status: 0))
    #expect(printed.contains("<samp>a &lt;b&gt;</samp>"))
    #expect(!printed.contains("Exited"))
    let silent = try script(output: "", .exited(status: 0))
    #expect(silent.contains("Finished, and printed nothing."))
    #expect(!silent.contains("fault") && !silent.contains("Exited"))
    #expect(
      try script(output: "a", .signalled(signal: 5, message: "Fatal error: <x>", callSites: []))
        .contains(
          "<p class=\"end fault\" id=\"run.tabs.1.end\"><b>Died</b> <span>Fatal error: &lt;x&gt;"))
  }

  private func app(_ archives: [ArchiveOnDisk]) throws -> String {
    let launches = archives.enumerated().map {
      LaunchRecord(number: $0 + 1, events: [], output: "", termination: .killedAtEnd, archive: $1)
    }
    return try html(of: SampleGuide.example, launches)
  }

  private func script(output: String, _ termination: Termination) throws -> String {
    var example = SampleGuide.example
    example.kind = .script
    let launch = LaunchRecord(number: 1, events: [], output: output, termination: termination)
    return try html(of: example, [launch])
  }

  private func html(of example: Example, _ launches: [LaunchRecord]) throws -> String {
    let panel = RunPanel(of: example, record: RunRecord(example: "tabs", launches: launches))
    let listing = CodeListing(language: "swift", text: "")
    return try content(
      [.fence(SampleGuide.app)], fences: [0: FencePresentation(body: .code(listing), run: panel)])
  }
}

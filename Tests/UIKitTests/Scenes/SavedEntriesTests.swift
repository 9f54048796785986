import RunRecord
import Testing

/// Who added each entry of a scene's activity, why entries are gone, and which the app reads again.
struct SavedEntriesTests {
  @Test(.pins("7.1.3", "7.1.3a")) func tellsWhoAddedEachEntry() async throws {
    let run = try await SceneApp.program(
      scene: """
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
          let activity = (window!.rootViewController as! Root).activity
          activity.addUserInfoEntries(from: ["scene": 1])
          return activity
        }
        """,
      code: """
        class Root: UIViewController, NSUserActivityDelegate {
          let activity = NSUserActivity(activityType: "com.example.shared")
          let child = Child()
          override func viewDidLoad() {
            super.viewDidLoad()
            activity.userInfo = ["old": 1]
            activity.delegate = self
            addChild(child)
            child.userActivity = activity
          }
          func userActivityWillSave(_ userActivity: NSUserActivity) {
            userActivity.userInfo?["delegate"] = true
          }
        }
        class Child: UIViewController {
          override func updateUserActivityState(_ activity: NSUserActivity) {
            super.updateUserActivityState(activity)
            var entries = activity.userInfo ?? [:]
            entries["child"] = [1.5, "text"] as [Any]
            activity.userInfo = entries
          }
        }
        """,
      launches: ["app.enterBackground()"]
    ).run()
    #expect(
      run.launches[0].entries == [
        #"Child: entry saved, child = [1.5, "text"], updateUserActivityState(_:)"#,
        "Root: entry saved, delegate = true, userActivityWillSave(_:)",
        "entry not saved, old: UIKit emptied userInfo before it asked for the entries, and this one was not added again",
        "entry not saved, scene: UIKit emptied userInfo before it asked for the entries, and this one was not added again",
      ])
  }

  // Without a contributor nothing is emptied (CHOICES), so what earlier code added is saved.
  @Test func tellsWhatEarlierCodeAddedAndWhatIsGone() async throws {
    let run = try await SceneApp.program(
      scene: """
        var activity: NSUserActivity?
        var answersNil = false
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
          guard !answersNil else { return nil }
          activity?.userInfo?["asked"] = true
          return activity
        }
        """,
      connect: """
        activity = session.stateRestorationActivity ?? NSUserActivity(activityType: "com.example.a")
        activity?.addUserInfoEntries(from: ["tab": 1])
        """,
      launches: [
        """
        let delegate = app.connectedScenes[0].delegate as! SceneDelegate
        delegate.activity?.userInfo?["page"] = 5
        app.enterBackground()
        """,
        """
        let delegate = app.connectedScenes[0].delegate as! SceneDelegate
        delegate.activity?.userInfo?["tab"] = nil
        app.enterBackground()
        app.enterForeground()
        delegate.activity = NSUserActivity(activityType: "com.example.a")
        app.enterBackground()
        app.enterForeground()
        delegate.answersNil = true
        app.enterBackground()
        """,
      ]
    ).run()
    #expect(
      run.launches[0].entries == [
        "SceneDelegate: entry saved, asked = true, stateRestorationActivity(for:)",
        "entry saved, page = 5, code before the save",
        "entry saved, tab = 1, code before the save",
      ])
    #expect(
      run.launches[1].entries.filter { !$0.contains("offered") && !$0.contains("read") } == [
        // The delegate adds it again, and no code touched the page.
        "SceneDelegate: entry saved, asked = true, stateRestorationActivity(for:)",
        "entry saved, page = 5, no code: it was in the saved activity",
        "entry not saved, tab: the app removed it",
        "SceneDelegate: entry saved, asked = true, stateRestorationActivity(for:)",
        "entry not saved, page: the activity that is saved is another one, without it",
        "entry not saved, asked: stateRestorationActivity(for:) returned nil",
      ])
  }

  // A dictionary that is assigned may be a copy of the one that was read, with other entries the same.
  @Test func keepsTheAuthorOfWhatIsCopied() async throws {
    let run = try await SceneApp.program(
      scene: """
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
          let activity = NSUserActivity(activityType: "com.example.a")
          activity.userInfo = ["fresh": 1]
          return activity
        }
        """,
      launches: [
        """
        let activity = NSUserActivity(activityType: "com.example.a")
        activity.userInfo = ["kept": 1, "changed": 1]
        var copy = activity.userInfo!
        copy["changed"] = 2
        copy["new"] = 3
        activity.userInfo = copy
        app.openSessions[0].stateRestorationActivity = activity
        app.enterBackground()
        """
      ]
    ).run()
    let launch = run.launches[0]
    #expect(
      launch.entries == [
        "entry saved, changed = 2, code before the save",
        "entry saved, kept = 1, code before the save",
        "entry saved, new = 3, code before the save",
        "SceneDelegate: entry saved, fresh = 1, stateRestorationActivity(for:)",
        "entry not saved, changed: the activity that is saved is another one, without it",
        "entry not saved, kept: the activity that is saved is another one, without it",
        "entry not saved, new: the activity that is saved is another one, without it",
      ])
    #expect(launch.lines(ofEntry: "changed") == launch.lines(ofEntry: "new"))
    #expect(launch.lines(ofEntry: "kept") != launch.lines(ofEntry: "new"))
  }

  @Test(arguments: [
    (
      #"let activity = session.stateRestorationActivity; print(activity?.userInfo?["tab"] as? Int ?? 0, activity?.userInfo?["none"] ?? "-")"#,
      ["tab byKey", "word notByKey", "none notThere"]
    ),
    (
      #"if let info = session.stateRestorationActivity?.userInfo { for key in ["tab", "word"] { print(info[key] ?? 0) } }"#,
      ["tab byKey", "word byKey"]
    ),
    (
      #"let info = session.stateRestorationActivity?.userInfo as? [String: Any]; print(info?["tab"] ?? 0)"#,
      ["tab withTheWhole", "word withTheWhole"]
    ),
    (
      #"let key: AnyHashable = "word"; session.stateRestorationActivity?.addUserInfoEntries(from: [:]); print(session.stateRestorationActivity?.userInfo?[key] ?? 0)"#,
      ["tab notByKey", "word byKey"]
    ),
    ("print(session.stateRestorationActivity == nil)", ["tab notByKey", "word notByKey"]),
    (
      #"print(session.userInfo?["tab"] ?? 0, (["tab": 1] as [AnyHashable: Any])["tab"] ?? 0)"#,
      ["tab never", "word never"]
    ),
  ])
  func tellsWhichEntriesTheAppReads(connect: String, expected: [String]) async throws {
    let run = try await SceneApp.program(
      scene: """
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
          let activity = NSUserActivity(activityType: "com.example.a")
          activity.userInfo = ["tab": 2, "word": "milk"]
          return activity
        }
        """,
      connect: connect, launches: ["app.enterBackground()", "app.enterBackground()"]
    ).run()
    let given = WindowEntries.windows(of: run.launches[1]).flatMap(\.given)
    #expect(given.map { "\($0.key) \($0.reading)" } == expected)
    #expect(WindowEntries.windows(of: run.launches[0]).flatMap(\.given) == [])
  }

  @Test func tellsOfTheActivityThatTheDelegateIsGiven() async throws {
    let run = try await SceneApp.program(
      scene: """
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
          let activity = NSUserActivity(activityType: "com.example.a")
          activity.userInfo = ["tab": 2]
          return activity
        }
        func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
          print(activity.userInfo?["tab"] ?? 0)
        }
        """, launches: ["app.enterBackground()", nil]
    ).run()
    #expect(
      run.launches[1].entries == [
        "UIWindowScene: entry offered, tab = 2",
        "SceneDelegate: saved activity read, scene(_:restoreInteractionStateWith:)",
        "userInfo read", "entry read, tab",
      ])
  }

  /// Dictionaries like `userInfo` are what they are everywhere.
  @Test func leavesDictionariesAsTheyAre() async throws {
    let run = try await SceneApp.program(
      connect: """
        var info: [AnyHashable: Any]? = ["a": 1, 5: "five"]
        info?["b"] = [1, 2]
        info?["a"] = nil
        let note = Notification(name: Notification.Name("n"), userInfo: info)
        print(info?["b"] as? [Int] ?? [], info?["a"] == nil, info![5] as! String, info?["c", default: 3] ?? 0, note.userInfo?["b"] as? [Int] ?? [])
        """, launches: [nil]
    ).run()
    #expect(run.launches[0].output == "[1, 2] true five 3 [1, 2]\n")
  }
}

extension LaunchRecord {
  /// What the trace tells of entries, in order, as `object: event, detail`.
  fileprivate var entries: [String] {
    events.filter { $0.kind == .activity }.map { event in
      let text = event.text
      return (event.object.map { "\($0): " } ?? "") + text.name
        + (text.detail.isEmpty ? "" : ", " + text.detail)
    }
  }

  /// The lines of the code that added an entry.
  fileprivate func lines(ofEntry key: String) -> [Int] {
    for event in events {
      if case .entrySaved(_, let saved, _, _)? = event.activityEvent, saved == key {
        return event.callSites.map(\.line)
      }
    }
    return []
  }
}

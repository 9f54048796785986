import Diagnostics
import KeyedArchive
import RunRecord
import Testing

/// The state of a scene as an activity, from one process to the next (uikit-restoration 7.1, 7.2).
@Suite struct SceneRestorationTests {
  // Apple's sample: the activity of the scene, kept by the controllers; the launch's own activity comes
  // before the saved one.
  @Test(.pins("1.6.1", "1.6.2", "7.1.6", "7.2.2", "7.2.6", "10.20", "S2.5", "S2.37"))
  func restoresInTheWayOfApplesSample() async throws {
    let run = try await SceneApp.program(
      scene: """
        static let mainType = "com.example.main"
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
        func sceneWillResignActive(_ scene: UIScene) { window?.windowScene?.userActivity?.resignCurrent() }
        func sceneDidBecomeActive(_ scene: UIScene) { window?.windowScene?.userActivity?.becomeCurrent() }
        func configure(_ activity: NSUserActivity) -> Bool {
          guard activity.activityType == Self.mainType, let id = activity.userInfo?["product"] as? String else { return false }
          let root = window?.rootViewController as! Root
          root.product = id
          root.restoreUserActivityState(activity)
          return true
        }
        """,
      connect: """
        if let userActivity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
          if !configure(userActivity) { print("Failed to restore from \\(userActivity)") }
        }
        """,
      code: """
        class Root: UIViewController {
          var product = "none"
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            print("shows", product)
            let activity = NSUserActivity(activityType: SceneDelegate.mainType)
            activity.title = product
            activity.addUserInfoEntries(from: ["product": product])
            view.window?.windowScene?.userActivity = activity
          }
          override func restoreUserActivityState(_ activity: NSUserActivity) {
            print("restores", activity.title ?? "-")
            super.restoreUserActivityState(activity)
          }
          func choose(_ product: String) {
            view.window?.windowScene?.userActivity?.addUserInfoEntries(from: ["product": product])
          }
        }
        """,
      launches: [
        #"(app.rootViewController as! Root).choose("pen")"# + "\napp.enterBackground()",
        #"(app.rootViewController as! Root).choose("unsaved")"#,
        """
        let activity = NSUserActivity(activityType: SceneDelegate.mainType)
        activity.userInfo = ["product": "ink"]
        try app.terminate(launchingFor: activity)
        """,
        "", "",
      ]
    ).run()
    #expect(
      run.launches.map(\.output) == [
        "shows none\n", "restores none\nshows pen\n", "restores none\nshows pen\n",
        // The launch's own activity is used once.
        "restores -\nshows ink\n", "restores none\nshows pen\n",
      ])
    #expect(
      run.launches[0].decisions == [
        "scene session opened, Default Configuration, delegate App.SceneDelegate",
        "UIWindowScene: activity saved, com.example.main: product",
      ])
    #expect(
      run.launches[1].decisions == [
        "UIWindowScene: saved activity offered, session.stateRestorationActivity is "
          + "com.example.main: product"
      ])
    #expect(run.launches[0].savedArchive?.objects.map(\.kind) == [.sceneSession, .userActivity])
  }

  // 7.1, 3: delegate and responders are asked after stateRestorationActivity(for:), before writing;
  // what was in userInfo is gone (Neuburg).
  @Test(.pins("1.6.6", "1.6.7", "7.1.3", "7.1.3a", "S2.36", "S2.10", "S2.11", "S2.13"))
  func asksAllWhoShareTheActivity() async throws {
    let run = try await SceneApp.program(
      scene: """
        var current: NSUserActivity { (window!.rootViewController as! Root).activity }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
          print("asked", current.userInfo!.count)
          return current
        }
        func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
          print(activity.userInfo!.map { "\\($0.key)=\\($0.value)" }.sorted(), window?.rootViewController?.isViewLoaded ?? false)
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
            userActivity = activity
            addChild(child)
            child.userActivity = activity
            let stranger = Child()
            stranger.userActivity = NSUserActivity(activityType: "com.example.other")
            addChild(stranger)
          }
          func userActivityWillSave(_ userActivity: NSUserActivity) {
            print("delegate", userActivity.userInfo!.count)
            userActivity.addUserInfoEntries(from: ["delegate": true])
          }
          override func updateUserActivityState(_ activity: NSUserActivity) {
            super.updateUserActivityState(activity)
            print("root", activity.userInfo!.keys.count)
            activity.addUserInfoEntries(from: ["root": 2])
          }
        }
        class Child: UIViewController {
          override func updateUserActivityState(_ activity: NSUserActivity) {
            super.updateUserActivityState(activity)
            print("child", activity.activityType)
            activity.addUserInfoEntries(from: ["child": [1.5, "text"]])
          }
        }
        """,
      launches: ["app.enterBackground()", nil]
    ).run()
    #expect(
      run.launches[0].decisions.contains(
        "NSUserActivity: userInfo lost: old, UIKit empties it before it asks the objects that share the "
          + "activity, and none added it again"))
    #expect(
      run.launches[0].output == "asked 1\ndelegate 0\nroot 1\nchild com.example.shared\n")
    #expect(
      run.launches[1].output == #"["child=[1.5, \"text\"]", "delegate=1", "root=2"] true"# + "\n"
        || run.launches[1].output
          == #"["child=[1.5, \"text\"]", "delegate=true", "root=2"] true"# + "\n"
    )
    #expect(
      run.launches[0].told.suffix(4) == [
        "SceneDelegate: stateRestorationActivity(for:)",
        "Root: userActivityWillSave(_:)",
        "Root: updateUserActivityState(_:)",
        "Child: updateUserActivityState(_:)",
      ])
  }

  // 7.2: willConnectTo, restoreInteractionStateWith only with an activity, then the foreground; the views
  // appear in between (scenes-and-ios-27, section 2).
  @Test(.pins("1.6.3", "7.2.3", "7.2.4", "S2.1", "S2.9", "S2.34")) func restoresInOrder()
    async throws
  {
    let run = try await SceneApp.program(
      scene: """
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.a") }
        func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
        func sceneWillEnterForeground(_ scene: UIScene) {}
        func sceneDidBecomeActive(_ scene: UIScene) {}
        """,
      code: """
        class Root: UIViewController {
          override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
        }
        """,
      launches: ["app.enterBackground()", nil]
    ).run()
    let order = [
      "SceneDelegate: scene(_:willConnectTo:options:)",
      "Root: viewWillAppear(_:)",
      "SceneDelegate: scene(_:restoreInteractionStateWith:)",
      "SceneDelegate: sceneWillEnterForeground(_:)", "SceneDelegate: sceneDidBecomeActive(_:)",
    ]
    #expect(run.launches[1].told == order)
    #expect(
      run.launches[0].told.filter { $0.contains("restoreInteractionState") } == [])
  }

  // 7.2: UIKit rebuilds nothing; identifiers and restoration classes are of no use.
  @Test(.pins("7.2.5", "S2.58")) func rebuildsNothing() async throws {
    let run = try await SceneApp.program(
      scene: """
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.a") }
        """,
      application: AppProgram.optingIn,
      code: """
        class Root: UINavigationController {
          override func viewDidLoad() {
            super.viewDidLoad()
            restorationIdentifier = "root"
            viewControllers = [UIViewController()]
          }
        }
        class Detail: UIViewController, UIViewControllerRestoration {
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { fatalError() }
        }
        """,
      launches: [
        """
        let detail = Detail()
        detail.restorationIdentifier = "detail"
        detail.restorationClass = Detail.self
        (app.rootViewController as! Root).pushViewController(detail, animated: false)
        app.enterBackground()
        """, "print((app.rootViewController as! Root).viewControllers.count)",
      ]
    ).run()
    #expect(run.launches[1].output == "1\n")
  }

  // 7.1, 4: a copy becomes the session's.
  @Test(.pins("7.1.4")) func savesACopy() async throws {
    let run = try await SceneApp.program(
      scene: """
        let activity = NSUserActivity(activityType: "com.example.a")
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }
        """,
      launches: [
        """
        let delegate = app.connectedScenes[0].delegate as! SceneDelegate
        delegate.activity.userInfo = ["key": 1]
        app.enterBackground()
        delegate.activity.userInfo = ["key": 2]
        let session = app.openSessions[0]
        print(session.stateRestorationActivity === delegate.activity, session.stateRestorationActivity!.userInfo!["key"] as! Int)
        app.enterForeground()
        """,
        "print(app.openSessions[0].stateRestorationActivity!.userInfo!)",
      ]
    ).run()
    #expect(run.launches[0].output == "false 1\n")
    #expect(run.launches[1].output == "[AnyHashable(\"key\"): 1]\n")
  }

  // 1.6: having the method opts in; 7.1, 2: nil is nothing to restore.
  @Test(.pins("1.6.1", "7.1.2", "S2.33")) func savesNothingWithoutTheMethodOrAnActivity()
    async throws
  {
    let without = try await SceneApp.program(launches: ["app.enterBackground()"]).run()
    #expect(
      without.launches[0].decisions.last
        == "UIWindowScene: nothing saved, the scene delegate has no stateRestorationActivity(for:)")
    let run = try await SceneApp.program(
      scene: """
        var activity: NSUserActivity? = NSUserActivity(activityType: "com.example.a")
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }
        """,
      launches: [
        "app.enterBackground()",
        """
        (app.connectedScenes[0].delegate as! SceneDelegate).activity = nil
        app.enterBackground()
        """,
        "print(app.openSessions[0].stateRestorationActivity == nil)",
      ]
    ).run()
    #expect(
      run.launches[1].decisions.last
        == "UIWindowScene: nothing saved, the scene delegate returned no activity")
    #expect(run.launches[2].output == "true\n")
  }

  // 7.1, 5: the types that userInfo may hold, all of them; and everything else of an activity.
  @Test(.pins("7.1.5", "S2.38")) func keepsEveryTypeAndProperty() async throws {
    let run = try await SceneApp.program(
      scene: """
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
          let activity = NSUserActivity(activityType: "com.example.all")
          activity.title = "Title"
          activity.webpageURL = URL(string: "https://example.com/a?b=c")
          activity.persistentIdentifier = "persistent"
          activity.targetContentIdentifier = "target"
          activity.keywords = ["b", "a"]
          activity.requiredUserInfoKeys = ["int"]
          activity.expirationDate = Date(timeIntervalSince1970: 5)
          activity.isEligibleForSearch = true
          activity.isEligibleForHandoff = false
          activity.userInfo = [
            "array": ["a", 1, NSNull()] as [Any], "data": Data([1, 2]), "date": Date(timeIntervalSince1970: 10),
            "dictionary": ["inner": ["deep": true]], "null": NSNull(), "int": 7, "double": 2.5, "bool": true,
            "set": Set(["x"]), "string": "text", "url": URL(string: "https://example.com")!,
            "uuid": UUID(uuidString: "12345678-1234-1234-1234-123456789ABC")!, 5: "number as a key",
            "cgfloat": CGFloat(1.5), "none": Optional<String>.none as Any,
          ]
          return activity
        }
        """,
      launches: [
        "app.enterBackground()",
        """
        let activity = app.openSessions[0].stateRestorationActivity!
        print(activity.title!, activity.webpageURL!, activity.persistentIdentifier!, activity.targetContentIdentifier!, activity.keywords.sorted(), activity.requiredUserInfoKeys!, activity.expirationDate!.timeIntervalSince1970, activity.isEligibleForSearch, activity.isEligibleForHandoff)
        let info = activity.userInfo!
        let array = info["array"] as! [Any]
        print(array[0] as! String, array[1] as! Int, array[2] is NSNull, info["data"] as! Data == Data([1, 2]), (info["date"] as! Date).timeIntervalSince1970)
        print((info["dictionary"] as! [String: [String: Bool]])["inner"]!["deep"]!, info["null"] is NSNull, info["int"] as! Int, info["double"] as! Double, info["bool"] as! Bool)
        print(info["set"] as! Set<String>, info["string"] as! String, info["url"] as! URL, info["uuid"] as! UUID, info[5] as! String, info["cgfloat"] as! Double, info["none"] is NSNull, info.count)
        """,
      ]
    ).run()
    #expect(
      run.launches[1].output == """
        Title https://example.com/a?b=c persistent target ["a", "b"] ["int"] 5.0 true false
        a 1 true true 10.0
        true true 7 2.5 true
        ["x"] text https://example.com 12345678-1234-1234-1234-123456789ABC number as a key 1.5 true 15

        """)
  }

  @Test(.pins("7.1.5", "S2.39")) func namesTheKeyOfWhatCannotBeSaved() async throws {
    let termination = try await SceneApp.program(
      scene: """
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
          let activity = NSUserActivity(activityType: "com.example.a")
          activity.userInfo = ["fine": 1, "outer": ["place": IndexPath(row: 1, section: 2)]]
          return activity
        }
        """,
      launches: ["app.enterBackground()"]
    ).termination()
    #expect(
      "\(termination)".contains(
        #"The activity com.example.a cannot be saved: ["userInfo"]["outer"]["place"] holds a value of "#
          + "type IndexPath;"), "\(termination)")
  }

  // Where the activity is current, the system asks in between, too.
  @Test(.pins("S2.14")) func bringsTheCurrentActivityUpToDate() async throws {
    let run = try await SceneApp.program(
      code: """
        class Root: UIViewController {
          override func updateUserActivityState(_ activity: NSUserActivity) { print("update", activity.activityType) }
        }
        """,
      launches: [
        """
        let root = app.rootViewController!
        root.userActivity = NSUserActivity(activityType: "com.example.a")
        root.userActivity!.needsSave = true
        await app.settle()
        print("not current")
        root.userActivity!.becomeCurrent()
        await app.settle()
        print(root.userActivity!.needsSave)
        root.userActivity!.invalidate()
        root.userActivity!.becomeCurrent()
        root.userActivity!.needsSave = true
        await app.settle()
        print("invalid")
        """
      ]
    ).run()
    #expect(run.launches[0].output == "not current\nupdate com.example.a\nfalse\ninvalid\n")
  }

  // uikit-restoration 7.2: the same guard against crashes as for the archive of controllers.
  @Test(.pins("1.6.5")) func guardsEachSceneApart() async throws {
    let run = try await SceneApp.program(
      scene: """
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.a") }
        func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
          if scene.session.userInfo?["extends"] != nil { scene.extendStateRestoration() }
        }
        """,
      hasSeveralWindows: true,
      launches: [
        """
        app.openSessions[0].userInfo = ["extends": true]
        app.openScene()
        app.enterBackground()
        """,
        "app.openScene(app.openSessions[0])",
        """
        app.openScene(app.openSessions[0])
        print(app.openSessions.map { $0.stateRestorationActivity?.activityType ?? "-" })
        """,
      ]
    ).run()
    #expect(run.launches[2].output == "[\"-\", \"com.example.a\"]\n")
  }

  @Test(.pins("1.6.5", "7.2.8", "S2.21")) func deletesTheActivityAfterACrashWhileRestoring()
    async throws
  {
    let run = try await SceneApp.program(
      scene: """
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.a") }
        func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
          scene.extendStateRestoration()
          scene.extendStateRestoration()
          if stateRestorationActivity.activityType == "com.example.a" { print("restoring") }
        }
        """,
      launches: [
        "app.connectedScenes[0].extendStateRestoration()\napp.enterBackground()",
        """
        app.connectedScenes[0].completeStateRestoration()
        app.connectedScenes[0].completeStateRestoration()
        app.connectedScenes[0].completeStateRestoration()
        """,
        "app.connectedScenes[0].completeStateRestoration()",
        "print(app.openSessions[0].stateRestorationActivity == nil)",
      ]
    ).run()
    #expect(
      run.launches.map(\.output) == ["", "restoring\n", "restoring\n", "true\n"])
    #expect(
      run.launches[0].decisions.contains(
        "UIWindowScene: extendStateRestoration() ignored, no state of this scene is being restored")
    )
    #expect(run.launches[1].decisions.last == "UIWindowScene: restoration complete")
    #expect(
      run.launches[3].decisions == [
        "saved activity deleted, the process ended while the scene was being restored from it the "
          + "last time"
      ])
  }

  @Test(.pins("7.2.8")) func deletesTheActivityAfterATrapInWillConnect() async throws {
    let program = SceneApp.program(
      scene: """
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.a") }
        """,
      connect: "if session.stateRestorationActivity != nil { fatalError() }",
      launches: ["app.enterBackground()", nil, "print(app.openSessions.count)"])
    try await program.withBuiltApp { app in
      _ = try app.launch(1)
      let crashed = try app.launch(2)
      #expect(crashed.told.last == "SceneDelegate: scene(_:willConnectTo:options:)")
      let after = try app.launch(3)
      #expect(after.decisions.contains { $0.hasPrefix("saved activity deleted") })
      #expect(after.told.contains("SceneDelegate: scene(_:willConnectTo:options:)"))
    }
  }

  // Two ways to look at it, and one app that does neither.
  @Test(
    .pins("S2.2"),
    arguments: [
      ("print(session.stateRestorationActivity?.activityType ?? \"-\")", "", false),
      (
        "", "func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {}",
        false
      ),
      ("", "", true),
    ])
  func warnsWhereTheAppNeverLooksAtWhatItSaved(
    connect: String, method: String, isWarned: Bool
  ) async throws {
    let app = SceneApp.program(
      scene: """
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
          let activity = NSUserActivity(activityType: "com.example.a")
          activity.userInfo = ["word": "milk"]
          return activity
        }
        \(method)
        """, connect: connect,
      launches: [
        "app.enterBackground()",
        "app.enterBackground()\napp.enterForeground()\napp.enterBackground()",
      ])
    let (run, findings) = try await app.runWithFindings()
    #expect(run.launches[0].warnings == [])
    #expect(
      run.launches[1].warnings
        == (isWarned
          ? [
            "UIWindowScene: saved activity never read, com.example.a: word: ask session.stateRestorationActivity"
          ] : []))
    #expect(
      findings.map(\.summary) == [
        "a scene saves an activity of type `com.example.a`, which the Info.plist does not list"
      ])
  }
}

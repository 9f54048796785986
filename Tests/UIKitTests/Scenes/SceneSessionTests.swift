import Foundation
import KeyedArchive
import RunRecord
import Testing

/// Sessions: what lasts of scenes (uikit-restoration 1.6, 6.1, 7.3).
@Suite struct SceneSessionTests {
  private static let counting = """
    var number = 0
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      let activity = NSUserActivity(activityType: "com.example.number")
      activity.userInfo = ["number": number]
      return activity
    }
    """

  private static let readNumber = """
    number = (session.stateRestorationActivity?.userInfo?["number"] as? Int) ?? 0
    print("connects", number)
    """

  private static let discarding = """
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
      print("discarded", sceneSessions.map { $0.userInfo?["file"] as? String ?? "-" }.sorted())
    }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
      print("finished")
      return true
    }
    """

  private static func number(_ scene: String) -> String {
    "(\(scene).delegate as! SceneDelegate).number"
  }

  @Test(.pins("1.6.4", "7.3.1", "7.3.2", "S2.16", "S2.17"))
  func keepsTheIdentifierAndUserInfoOverLaunches()
    async throws
  {
    let run = try await SceneApp.program(
      connect:
        "print(session.persistentIdentifier, session.userInfo ?? [:], session.configuration.name!, session.role.rawValue)",
      launches: [
        """
        app.openSessions[0].userInfo = ["file": "draft"]
        app.crash()
        """, nil, nil,
      ]
    ).run()
    let first = run.launches[0].output
    let identifier = String(first.prefix(36))
    #expect(UUID(uuidString: identifier) != nil)
    #expect(
      first == "\(identifier) [:] Default Configuration UIWindowSceneSessionRoleApplication\n")
    let later =
      "\(identifier) [\"file\": \"draft\"] Default Configuration UIWindowSceneSessionRoleApplication\n"
    #expect(run.launches.dropFirst().map(\.output) == [later, later])
  }

  @Test(.pins("1.6.4", "S2.60")) func readsASessionWithoutItsScene() async throws {
    let run = try await SceneApp.program(
      scene: Self.counting, connect: Self.readNumber,
      hasSeveralWindows: true,
      launches: [
        """
        app.openSessions[0].userInfo = ["file": "draft"]
        \(Self.number("app.connectedScenes[0]")) = 8
        app.openScene()
        app.enterBackground()
        """,
        """
        let session = app.openSessions[0]
        print(session.scene == nil, session.userInfo!, session.stateRestorationActivity!.userInfo!["number"] as! Int)
        // Without a scene too, what is set is saved.
        session.stateRestorationActivity!.userInfo = ["number": 9]
        let activity = NSUserActivity(activityType: "com.example.number")
        activity.userInfo = ["number": 10]
        session.stateRestorationActivity = activity
        app.crash()
        """,
        "app.openScene(app.openSessions[0])",
      ]
    ).run()
    #expect(run.launches[1].output == "connects 0\ntrue [\"file\": \"draft\"] 8\n")
    #expect(run.launches[2].output == "connects 0\nconnects 10\n")
  }

  // 7.3: state after a disconnect is restored by the same path as after a kill.
  @Test(.pins("7.1.1", "7.3.5")) func restoresADisconnectedSceneOfALivingApp() async throws {
    let run = try await SceneApp.program(
      scene: Self.counting, connect: Self.readNumber,
      launches: [
        """
        \(Self.number("app.connectedScenes[0]")) = 5
        let session = app.openSessions[0]
        weak var window = app.window
        app.enterBackground()
        \(Self.number("app.connectedScenes[0]")) = 6
        app.disconnect(app.connectedScenes[0])
        print(session.scene == nil, window == nil, UIApplication.shared.windows.count)
        app.enterForeground()
        print(session.scene === app.connectedScenes[0], app.window != nil, app.rootViewController!.isViewLoaded)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        connects 0
        true true 0
        connects 6
        true true true

        """)
    #expect(
      run.launches[0].told.filter { $0.contains("configurationForConnecting") }.count == 1)
  }

  @Test(.pins("1.1.12", "7.3.3", "S2.4", "S2.17", "S2.25")) func keepsSeveralScenesApart()
    async throws
  {
    let run = try await SceneApp.program(
      scene: Self.counting
        + "\nfunc sceneDidEnterBackground(_ scene: UIScene) { print(\"background\", number) }",
      connect: Self.readNumber, application: Self.discarding,
      hasSeveralWindows: true,
      launches: [
        """
        let second = app.openScene()
        let third = app.openScene(activity: NSUserActivity(activityType: "com.example.open"))
        for (index, scene) in app.connectedScenes.enumerated() {
          \(Self.number("scene")) = index + 1
          scene.session.userInfo = ["file": "\\(index + 1)"]
        }
        print(Set(app.openSessions.map(\\.persistentIdentifier)).count, second.activationState == .foregroundActive)
        app.enterBackground(third)
        print(UIApplication.shared.applicationState == .active)
        app.enterBackground()
        """,
        """
        print(app.openSessions.count, app.connectedScenes.count)
        let first = app.openScene(app.openSessions[0])
        print(first.session === app.openSessions[0])
        app.closeScene(app.openSessions[1])
        app.enterBackground()
        app.terminate(closing: [app.openSessions[0]])
        """,
        "print(app.openSessions.count)",
        "app.forceQuit()",
        "print(app.openSessions.count)",
      ]
    ).run()
    #expect(
      run.launches.map(\.output) == [
        """
        finished
        connects 0
        connects 0
        connects 0
        3 true
        background 3
        true
        background 1
        background 2

        """,
        // The scene that was in front last comes back; the others are there to be opened.
        """
        finished
        connects 3
        3 1
        connects 1
        true
        discarded ["2"]
        background 3
        background 1

        """,
        // Told shortly after the next launch (1.1).
        """
        finished
        discarded ["1"]
        connects 3
        1

        """,
        "finished\nconnects 3\n",
        "finished\ndiscarded [\"3\"]\nconnects 0\n1\n",
      ])
  }

  @Test(.pins("7.3.3", "S2.46")) func closesAConnectedSceneInTheSwitcher() async throws {
    let run = try await SceneApp.program(
      scene: "func sceneDidDisconnect(_ scene: UIScene) { print(\"disconnected\") }",
      application: Self.discarding,
      hasSeveralWindows: true,
      launches: [
        """
        let second = app.openScene()
        second.session.userInfo = ["file": "two"]
        app.closeScene(second.session)
        print(UIApplication.shared.connectedScenes.count, UIApplication.shared.openSessions.count, UIApplication.shared.applicationState == .active)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == "finished\ndisconnected\ndiscarded [\"two\"]\n1 1 true\n")
  }

  // 7.3: a new build lacks the class: the screen stays black.
  @Test(.pins("7.3.4")) func staysBlackWithoutTheDelegatesClass() async throws {
    let folder =
      #"(NSHomeDirectory() + "/Library/Saved Application State/guide.engine.app.savedState/KnownSceneSessions/data.data")"#
    let run = try await SceneApp.program(
      launches: [
        """
        app.enterBackground()
        var bytes = FileManager.default.contents(atPath: \(folder))!
        while let range = bytes.range(of: Data("App.SceneDelegate".utf8)) { bytes.replaceSubrange(range, with: Data("App.VanishedClass".utf8)) }
        try bytes.write(to: URL(fileURLWithPath: \(folder)))
        """,
        "print(app.connectedScenes.count, app.window == nil)",
      ]
    ).run()
    #expect(run.launches[1].output == "1 true\n")
    #expect(
      run.launches[1].decisions == [
        "UIWindowScene: black screen, this build of the app has no class App.VanishedClass for its "
          + "delegate"
      ])
  }

  @Test func beginsAnewWithADamagedFile() async throws {
    let path =
      #"(NSHomeDirectory() + "/Library/Saved Application State/guide.engine.app.savedState/KnownSceneSessions/data.data")"#
    let run = try await SceneApp.program(
      launches: [
        "app.enterBackground()\ntry Data(\"bplist00rubbish\".utf8).write(to: URL(fileURLWithPath: \(path)))",
        "print(app.connectedScenes.count)",
      ]
    ).run()
    #expect(run.launches[1].output == "1\n")
    #expect(
      run.launches[1].decisions[0].hasPrefix(
        "scene sessions not known, their file cannot be read: "))
  }

  // 6.1: a keyed archive of Foundation's own classes.
  @Test(.pins("6.1.3", "6.1.5", "S2.50")) func writesAKeyedArchive() async throws {
    try await SceneApp.program(scene: Self.counting, launches: ["app.enterBackground()"])
      .withBuiltApp { app in
        _ = try app.launch(1)
        let folder = app.home + "/Library/Saved Application State/guide.engine.app.savedState"
        #expect(
          try FileManager.default.contentsOfDirectory(atPath: folder) == ["KnownSceneSessions"])
        let path = folder + "/KnownSceneSessions/data.data"
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let archive = try KeyedArchiveReader().archive(of: data)
        let names = archive.objects.compactMap { object -> String? in
          if case .instance(let instance) = object { instance.className } else { nil }
        }
        #expect(Set(names) == ["NSArray", "NSDictionary"])
        #expect(archive.objects.contains(.string("com.example.number")))
      }
  }

  // 7.1, 1: a refresh saves; a scene that is not connected is connected for it.
  @Test(.pins("1.6.8", "7.1.1", "S2.22")) func refreshesInTheBackground() async throws {
    let run = try await SceneApp.program(
      scene: Self.counting, connect: Self.readNumber,
      launches: [
        """
        let session = app.openSessions[0]
        UIApplication.shared.requestSceneSessionRefresh(session)
        await app.settle()
        app.enterBackground()
        \(Self.number("app.connectedScenes[0]")) = 4
        UIApplication.shared.requestSceneSessionRefresh(session)
        await app.settle()
        print(session.stateRestorationActivity!.userInfo!["number"] as! Int)
        app.disconnect(app.connectedScenes[0])
        UIApplication.shared.requestSceneSessionRefresh(session)
        await app.settle()
        print(session.scene!.activationState == .background)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "connects 0\n4\nconnects 4\ntrue\n")
    #expect(
      run.launches[0].decisions.filter { $0.contains("refreshed") } == [
        "UIWindowScene: not refreshed, the scene is in the foreground",
        "UIWindowScene: refreshed, the app asked for it",
        "UIWindowScene #2: refreshed, the app asked for it",
      ])
  }

  @Test(.pins("1.6.9", "S2.52")) func activatesAndClosesOnRequest() async throws {
    let run = try await SceneApp.program(
      scene:
        "func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { print(\"continues\", userActivity.activityType) }",
      application: Self.discarding,
      launches: [
        """
        let application = UIApplication.shared
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { print(($0 as! UISceneError).code == .multipleScenesNotSupported) }
        await app.settle()
        let session = app.openSessions[0]
        app.enterBackground()
        application.requestSceneSessionActivation(session, userActivity: NSUserActivity(activityType: "com.example.a"), options: nil)
        await app.settle()
        print(application.applicationState == .active)
        application.requestSceneSessionDestruction(session, options: nil)
        await app.settle()
        print(application.openSessions.count, application.applicationState == .background)
        application.requestSceneSessionDestruction(session, options: nil) { print(($0 as! UISceneError).code == .requestDenied) }
        await app.settle()
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        finished
        true
        continues com.example.a
        true
        discarded ["-"]
        0 true
        true

        """)
  }

  @Test func handsURLsAndQuickActionsToTheScene() async throws {
    let run = try await SceneApp.program(
      scene: """
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { print(URLContexts.first!.url, URLContexts.first!.options.openInPlace) }
        func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          print(shortcutItem.type, shortcutItem.localizedTitle)
          completionHandler(true)
        }
        """,
      launches: [
        """
        let scene = app.connectedScenes[0]
        app.open(URL(string: "example://note")!, in: scene)
        app.performAction(for: UIApplicationShortcutItem(type: "new", localizedTitle: "New Note"), in: scene)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "example://note false\nnew New Note\n")
  }

  // The user of an iPhone cannot do what the launch asks for, nor that of an iPad whose app has one window.
  @Test(
    .pins("S2.52", "S2.53"),
    arguments: [(LaunchConditions.Idiom.phone, true), (.pad, false)])
  func opensASecondWindowOnlyWhereTheUserCould(
    idiom: LaunchConditions.Idiom, isSupported: Bool
  ) async throws {
    var app = SceneApp.program(hasSeveralWindows: isSupported, launches: ["app.openScene()"])
    app.conditions = [LaunchConditions(idiom: idiom)]
    guard case .signalled(_, let message, _) = try await app.termination() else {
      Issue.record("The process did not end")
      return
    }
    #expect(
      message.contains("The user cannot open another window of this app: it takes an iPad"),
      "\(message)")
  }
}

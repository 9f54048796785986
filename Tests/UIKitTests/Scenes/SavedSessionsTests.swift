import KeyedArchive
import RunRecord
import Testing

/// What lies on disk of an app's scenes, as an `archive` fence shows it (uikit-restoration 6.1, 7).
@Suite struct SavedSessionsTests {
  private static let writing = """
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      let activity = NSUserActivity(activityType: "com.example.writing")
      let root = window!.rootViewController as! Root
      activity.userInfo = ["draft": root.field.text!, "interaction": root.field.interactionState]
      return activity
    }
    """

  private static let root = """
    class Root: UIViewController {
      let field = UITextField()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        field.text = "hello"
        field.becomeFirstResponder()
      }
    }
    """

  @Test(.pins("6.1.3", "7.1.4", "S2.6")) func holdWhatScenesSaved() async throws {
    let run = try await SceneApp.program(
      scene: Self.writing, code: Self.root,
      hasSeveralWindows: true,
      launches: [
        """
        app.openSessions[0].userInfo = ["file": "letter"]
        app.enterBackground()
        """,
        """
        app.openScene()
        app.enterBackground()
        app.terminate(closing: [app.openSessions[1]])
        """,
      ]
    ).run()
    let first = try #require(run.launches[0].savedArchive)
    let name = try #require(first.objects.first?.path)
    #expect(ArchiveDump.text(of: first) == Self.dump(of: name))
    let second = try #require(run.launches[1].savedArchive)
    #expect(
      second.objects.map(\.kind) == [
        .sceneSession, .userActivity, .discardedSceneSession, .userActivity,
      ])
  }

  private static func dump(of name: String) -> String {
    """
    Top Level
    ---------
                  frontSession.........Object Identifier Proxy: \(name)
                  openedSessionCount...1

    [Scene Session] \(name) (Class: UISceneSession)
    ----------------------------------------------------------------------------
                  configurationName...Default Configuration
                  delegateClassName...App.SceneDelegate
                  role................UIWindowSceneSessionRoleApplication
                  userInfo............{
                      "file" = "letter";
                  }

    [User Activity] \(name)/stateRestorationActivity (Class: NSUserActivity)
    -----------------------------------------------------------------------------------------------------
                  activityType...com.example.writing
                  userInfo.......{
                      "draft" = "hello";
                      "interaction" = NSData {
                          "propertyList" = {
                              "isFirstResponder" = Yes;
                              "selectedRange" = {
                                  "length" = 0;
                                  "location" = 5;
                              };
                          };
                      };
                  }
    """
  }

  // A build with scenes finds what a build with view controllers left, and leaves it there.
  @Test func standBesideTheArchiveOfAnEarlierBuild() async throws {
    var program = SceneApp.program(launches: ["app.enterBackground()"])
    program.earlierBuilds = [
      AppProgram(root: #"named(UIViewController(), "root")"#, launches: ["app.enterBackground()"])
    ]
    let archive = try #require(try await program.run().launches[0].savedArchive)
    #expect(archive.objects.map(\.kind) == [.viewController, .sceneSession])
  }

  // 7.3: what was closed is gone, and nothing refers to it.
  @Test(.pins("7.3.3")) func referToNoSessionThatWasClosed() async throws {
    let run = try await SceneApp.program(
      scene: Self.writing, code: Self.root,
      hasSeveralWindows: true,
      launches: [
        """
        app.openScene()
        app.enterBackground()
        app.terminate(closing: [app.openSessions[1]])
        """,
        "print(app.openSessions.count, app.openSessions[0].scene != nil)",
      ]
    ).run()
    let archive = try #require(run.launches[0].savedArchive)
    #expect(!ArchiveDump.text(of: archive).contains("frontSession"))
    #expect(run.launches[1].output == "1 true\n")
  }
}

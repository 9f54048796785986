import KeyedArchive
import RunRecord
import Testing

/// The turns of an app's life: what its delegate and the notification center hear, and in which
/// state (uikit-restoration 1.1, 2.1).
@Suite struct LifeTests {
  private static let root = #"named(UIViewController(), "root")"#

  /// Members of a delegate that print each call with the app's state, and each notification.
  private static let delegate = """
      let names: [(String, NSNotification.Name)] = [
        ("didFinishLaunching", UIApplication.didFinishLaunchingNotification),
        ("didBecomeActive", UIApplication.didBecomeActiveNotification),
        ("willResignActive", UIApplication.willResignActiveNotification),
        ("didEnterBackground", UIApplication.didEnterBackgroundNotification),
        ("willEnterForeground", UIApplication.willEnterForegroundNotification),
        ("willTerminate", UIApplication.willTerminateNotification),
        ("didReceiveMemoryWarning", UIApplication.didReceiveMemoryWarningNotification),
      ]
      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        for (name, notification) in names {
          NotificationCenter.default.addObserver(forName: notification, object: application, queue: nil) { _ in say("  notification " + name) }
        }
        say("did finish launching")
        return true
      }
      func applicationDidBecomeActive(_ application: UIApplication) { say("did become active") }
      func applicationWillResignActive(_ application: UIApplication) { say("will resign active") }
      func applicationDidEnterBackground(_ application: UIApplication) { say("did enter background") }
      func applicationWillEnterForeground(_ application: UIApplication) { say("will enter foreground") }
      func applicationWillTerminate(_ application: UIApplication) { say("will terminate") }
      func applicationDidReceiveMemoryWarning(_ application: UIApplication) { say("memory warning") }
      func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { say("save") }
    """
  private static let code = """
    @MainActor func say(_ text: String) {
      print(text, ["active", "inactive", "background"][UIApplication.shared.applicationState.rawValue])
    }
    """

  // 2.1.7 and 10.19: state is saved after the delegate and the observers heard of the background.
  @Test(.pins("1.1.11", "2.1.1", "2.1.7", "3.1.12", "10.19"))
  func tellTheDelegateThenTheObservers() async throws {
    let run = try await AppProgram(
      root: Self.root, delegate: Self.delegate, code: Self.code,
      launches: ["app.enterBackground()\napp.enterForeground()\napp.forceQuit()"]
    ).run()
    #expect(
      run.launches[0].output == """
        did finish launching inactive
          notification didFinishLaunching inactive
        did become active active
          notification didBecomeActive active
        will resign active active
          notification willResignActive active
        did enter background background
          notification didEnterBackground background
        save background
        will enter foreground inactive
          notification willEnterForeground inactive
        did become active active
          notification didBecomeActive active
        will resign active active
          notification willResignActive active
        will terminate inactive
          notification willTerminate inactive

        """)
  }

  @Test(.pins("2.1.7", "10.19"))
  func saveBeforeDidEnterBackgroundWhereThatIsThePolicy() async throws {
    let run = try await AppProgram(
      root: Self.root, delegate: Self.delegate, code: Self.code,
      launches: ["app.enterBackground()"],
      conditions: [
        LaunchConditions(arguments: [
          "-StateRestorationPolicy.momentOfSaving", "beforeDidEnterBackground",
        ])
      ]
    ).run()
    #expect(
      run.launches[0].output.hasSuffix(
        "save background\ndid enter background background\n"
          + "  notification didEnterBackground background\n"))
  }

  @Test func warnEveryControllerThatLives() async throws {
    let run = try await AppProgram(
      root: #"UINavigationController(rootViewController: Screen("root"))"#,
      delegate: Self.delegate + "\n  let kept = Screen(\"kept\")",
      code: Self.code + """

        class Screen: UIViewController {
          init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
          }
          required init?(coder: NSCoder) { fatalError() }
          override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            print("warned", title!)
          }
        }
        """,
      launches: ["_ = Screen(\"gone\")\napp.receiveMemoryWarning()"]
    ).run()
    let output = run.launches[0].output
    #expect(
      output.hasSuffix(
        "memory warning active\n  notification didReceiveMemoryWarning active\n"
          + "warned kept\nwarned root\n"))
  }

  // 6.2.5: the archive survives the system; 2.1.3: a kill in front saves nothing.
  @Test(.pins("2.1.3", "6.2.5"))
  func tellAnAppThatTheSystemEndsOnlyWhileItRunsInTheBackground() async throws {
    let run = try await AppProgram(
      root: Self.root, delegate: Self.delegate, code: Self.code,
      launches: [
        "app.terminate()",
        "app.enterBackground()\napp.suspend()\napp.terminate()",
        "app.enterBackground()\n_ = UIApplication.shared.beginBackgroundTask()\napp.terminate()",
      ]
    ).run()
    #expect(run.launches.map { $0.output.contains("will terminate") } == [false, false, true])
    #expect(run.launches.map { $0.archive == .none } == [true, false, false])
    #expect(run.launches.map(\.termination) == [.terminated, .terminated, .terminated])
  }

  @Test(.pins("1.7.2", "6.2.3", "6.2.6", "8.13"))
  func loseTheArchiveToAForceQuitOutsideDeveloperMode() async throws {
    let run = try await AppProgram(
      root: Self.root,
      launches: [
        "app.enterBackground()\napp.forceQuit()", "app.enterBackground()\napp.forceQuit()",
      ],
      conditions: [
        LaunchConditions(arguments: ["-UIStateRestorationDeveloperMode", "YES"]),
        LaunchConditions(),
      ]
    ).run()
    #expect(run.launches.map { $0.archive == .none } == [false, true])
    #expect(run.launches[0].decisions.last == "saved state kept, developer mode is on")
    #expect(run.launches[1].decisions.first == "root: found, existing object with this path")
  }

  // 10.23: a suspended app that returns is as it was, and restores nothing.
  @Test(.pins("10.23"))
  func restoreNothingWhenASuspendedAppReturns() async throws {
    let run = try await AppProgram(
      root: Self.root,
      launches: ["", "app.suspend()\napp.enterForeground()"]
    ).run()
    #expect(run.launches[1].events.filter { $0.phase == .locate || $0.phase == .decode }.isEmpty)
    #expect(
      run.launches[1].events.filter { $0.kind == .life }.map(\.text.name) == [
        "process starts", "app becomes active", "app resigns active", "app enters the background",
        "app is suspended", "app enters the foreground", "app becomes active",
        "system ends the process",
      ])
  }
}

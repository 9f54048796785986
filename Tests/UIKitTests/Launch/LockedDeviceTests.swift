import KeyedArchive
import RunRecord
import Testing

/// A device that is locked (uikit-restoration 2.1, 3.1, 8).
@Suite struct LockedDeviceTests {
  private static let code = """
    import ExampleSupport
    class Root: UIViewController {
      var text = ""
      override func encodeRestorableState(with coder: NSCoder) { coder.encode(text, forKey: "text") }
      override func decodeRestorableState(with coder: NSCoder) { text = coder.decodeObject(of: NSString.self, forKey: "text")! as String }
    }
    @MainActor func root(_ app: ExampleApp) -> Root { app.rootViewController as! Root }
    """
  private static let delegate = """
      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("launched", application.applicationState == .background, application.isProtectedDataAvailable)
        return true
      }
      func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
      func applicationDidEnterBackground(_ application: UIApplication) { print("background", application.isProtectedDataAvailable) }
      func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) { print("will be unavailable", application.isProtectedDataAvailable) }
      func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) { print("available", application.isProtectedDataAvailable) }
      func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
        print("fetch")
        DispatchQueue.main.async {
          (self.window?.rootViewController as! Root).text += " fetched"
          completionHandler(.newData)
          completionHandler(.failed)
        }
      }
    """

  @Test(.pins("2.1.6", "3.1.g2", "6.2.1", "8.18"))
  func neitherRestoresNorSavesWhenItWasLockedAtLaunch() async throws {
    let run = try await AppProgram(
      root: #"named(Root(), "root")"#, delegate: Self.delegate, code: Self.code,
      launches: [
        "root(app).text = \"old\"\napp.enterBackground()",
        """
        root(app).text = "of the locked launch"
        print(await app.fetchInBackground()! == .newData)
        app.unlockDevice()
        app.enterForeground()
        app.enterBackground()
        """,
        "print(root(app).text)",
      ], conditions: [LaunchConditions(), LaunchConditions(isLocked: true)]
    ).run()
    #expect(
      run.launches[1].output == """
        launched true false
        fetch
        true
        available true
        active
        background true

        """)
    let kept =
      "nothing saved, the device was locked when this process began: the archive that it could not "
      + "read stays"
    #expect(
      run.launches[1].decisions == [
        "nothing restored, the device is locked: its archive cannot be read", kept, kept,
      ])
    #expect(run.launches[1].archive == run.launches[0].archive)
    #expect(run.launches[2].output == "launched false true\nactive\nold\n")
    // The user does not see an app that the system starts: its controllers appear when it comes to the front.
    let events = run.launches[1].events.map(\.text.name)
    let front = try #require(events.firstIndex(of: "app enters the foreground"))
    #expect(events[..<front].contains("viewDidLoad()"))
    #expect(!events[..<front].contains("viewDidAppear(_:)"))
    #expect(events[front...].contains("viewDidAppear(_:)"))
  }

  // An app cannot be seen on a locked device.
  @Test func isUnlockedWhenTheAppComesToTheFront() async throws {
    let run = try await AppProgram(
      root: #"named(Root(), "root")"#, delegate: Self.delegate, code: Self.code,
      launches: ["app.lockDevice()\napp.enterForeground()"]
    ).run()
    #expect(
      run.launches[0].output == """
        launched false true
        active
        background true
        will be unavailable true
        available true
        active

        """)
  }

  @Test(.pins("2.1.5"))
  func savesAtTheEndOfABackgroundRunUnlessItIsLocked() async throws {
    let run = try await AppProgram(
      root: #"named(Root(), "root")"#, delegate: Self.delegate, code: Self.code,
      launches: [
        """
        app.lockDevice()
        await app.fetchInBackground()
        """,
        """
        print("restored:", root(app).text)
        app.enterBackground()
        app.suspend()
        await app.fetchInBackground()
        """,
        "print(\"restored:\", root(app).text)",
      ]
    ).run()
    // The button locks the device only after the app has saved.
    #expect(
      run.launches[0].output == """
        launched false true
        active
        background true
        will be unavailable true
        fetch

        """)
    #expect(
      run.launches[0].decisions.suffix(2) == [
        "archive written, 1 object", "nothing saved, the device is locked",
      ])
    #expect(run.launches[1].decisions.filter { $0 == "archive written, 1 object" }.count == 2)
    #expect(
      run.launches[1].events.filter { $0.kind == .life }.map(\.text.name).suffix(5) == [
        "app is suspended", "system wakes the app", "background run ends", "app is suspended",
        "system ends the process",
      ])
    #expect(
      run.launches.dropFirst().map { $0.output.split(separator: "\n").last { $0.hasPrefix("r") } }
        == ["restored: ", "restored:  fetched"])
  }
}

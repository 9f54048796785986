import KeyedArchive
import RunRecord
import Testing

/// When state is saved, and what each end of a process leaves (uikit-restoration 2.1, 6.2, 8).
@Suite struct TerminationTests {
  private static let root = #"named(Root(), "root")"#
  private static let code = """
    class Root: UIViewController {
      var text = ""
      override func encodeRestorableState(with coder: NSCoder) { coder.encode(text, forKey: "text") }
      override func decodeRestorableState(with coder: NSCoder) { text = coder.decodeObject(of: NSString.self, forKey: "text")! as String }
    }
    @MainActor func write(_ app: ExampleApp, _ text: String) { (app.rootViewController as! Root).text = text }
    """

  // 2.1: not on crash, not when killed in front; the archive of an earlier save stays (10.12).
  @Test(.pins("2.1.1", "2.1.2", "2.1.3", "6.2.3", "6.2.5", "8.13", "8.14", "10.12"))
  func savesOnlyInTheBackground() async throws {
    let run = try await AppProgram(
      root: Self.root,
      code: "import ExampleSupport\n" + Self.code,
      launches: [
        #"write(app, "never saved")"#,
        """
        write(app, "first")
        app.enterBackground()
        app.enterBackground()
        app.enterForeground()
        write(app, "second")
        app.enterBackground()
        app.terminate()
        """,
        "print((app.rootViewController as! Root).text)\n" + #"write(app, "lost")"#
          + "\napp.crash()",
        "print((app.rootViewController as! Root).text)\napp.forceQuit()",
        "",
      ]
    ).run()
    #expect(run.launches.map { $0.archive == .none } == [true, false, false, true, true])
    #expect(run.launches[1].hooks("encodeRestorableState(with:)").count == 2)
    #expect(run.launches.map(\.output) == ["", "", "second\n", "second\n", ""])
    #expect(
      run.launches.map(\.termination) == [
        .killedAtEnd, .terminated, .crashed, .forceQuit, .killedAtEnd,
      ])
    #expect(
      run.launches[3].decisions.last
        == "saved state deleted, the user closed the app in the app switcher")
    #expect(run.launches[4].decisions == ["nothing to restore, the saved state was removed"])
  }

  // 8: force quit; the delegate hears of it only in front, as a suspended app runs no more.
  @Test(.pins("2.1.7", "10.19"))
  func forceQuitTellsAnAppInFront() async throws {
    let life = """
        func applicationDidBecomeActive(_ application: UIApplication) { print("active", application.applicationState.rawValue) }
        func applicationWillResignActive(_ application: UIApplication) { print("resign", application.applicationState.rawValue) }
        func applicationDidEnterBackground(_ application: UIApplication) { print("background", application.applicationState.rawValue) }
        func applicationWillEnterForeground(_ application: UIApplication) { print("foreground") }
        func applicationWillTerminate(_ application: UIApplication) { print("terminate") }
        func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { print("save") }
      """
    let run = try await AppProgram(
      root: Self.root, delegate: life, code: Self.code,
      launches: [
        "app.forceQuit()", "app.enterBackground()\napp.forceQuit()",
        "app.enterForeground()\napp.enterBackground()\napp.enterForeground()",
      ]
    ).run()
    #expect(
      run.launches.map(\.output) == [
        "active 0\nresign 0\nterminate\n",
        // 10.19: state is saved after didEnterBackground.
        "active 0\nresign 0\nbackground 2\nsave\n",
        "active 0\nresign 0\nbackground 2\nsave\nforeground\nactive 0\n",
      ])
  }
}

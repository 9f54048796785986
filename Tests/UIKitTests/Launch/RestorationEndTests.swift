import KeyedArchive
import RunRecord
import Testing

/// Where a restoration ends, and what its extension changes (uikit-restoration 3.1 step 10, 3.7).
@Suite struct RestorationEndTests {
  /// An app that dies in the method that the number of the launch says, and extends its restoration
  /// in launch 5.
  private static let app = AppProgram(
    root: #"named(Root(), "root")"#,
    delegate: """
        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { if launchNumber == 5 { application.extendStateRestoration() } }
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
          if launchNumber == 3 { fatalError("after it") }
          return true
        }
      """,
    code: """
      let launchNumber = ProcessInfo.processInfo.environment["REPRISE_LAUNCH"].flatMap { Int($0) }!
      class Root: UIViewController {
        override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
        override func applicationFinishedRestoringState() { if launchNumber == 4 { fatalError("within it") } }
      }
      """,
    launches: ["app.enterBackground()", "", "", "", ""])

  // 3.7: restoration is over when the finished callbacks have returned; a death in one condemns the
  // archive, one behind them does not.
  @Test(.pins("3.1.10", "3.7.1", "8.11"))
  func isOverWhenTheFinishedCallbacksReturned() async throws {
    try await Self.app.withBuiltApp { app in
      _ = try app.launch(1)
      #expect(
        try app.launch(3).events.last?.text.name == "application(_:didFinishLaunchingWithOptions:)")
      let afterwards = try app.launch(2)
      #expect(
        afterwards.decisions == [
          "saved state kept, the launch before this one ended before the app was active; "
            + "it is deleted after 2 crashes",
          "root: found, existing object with this path",
        ])
      #expect(try app.launch(4).events.last?.text.name == "applicationFinishedRestoringState()")
      #expect(
        try app.launch(2).decisions == [
          "saved state deleted, the launch before this one ended while it was restoring"
        ])
    }
  }

  // 3.7: no other effect than that a death costs the archive.
  @Test(.pins("3.7.3"))
  func extendingDelaysNoCallback() async throws {
    try await Self.app.withBuiltApp { app in
      _ = try app.launch(1)
      let plain = try app.launch(2).implementedHooks
      let extended = try app.launch(5)
      #expect(extended.decisions.contains("restoration extended"))
      #expect(extended.implementedHooks == plain)
      #expect(plain.contains("root: applicationFinishedRestoringState()"))
    }
  }
}

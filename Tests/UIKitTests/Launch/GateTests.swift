import KeyedArchive
import RunRecord
import Testing

/// What has to hold before anything is restored (uikit-restoration 3.1, step 3).
@Suite struct GateTests {
  private static let delegate = """
      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("did finish", window!.rootViewController!.title ?? "untouched")
        return true
      }
    """
  private static let optingIn = """
      func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
      func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        print("should restore")
        return answer(coder)
      }
    """
  private static let root = """
    class Root: UIViewController {
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode("restored", forKey: "title")
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
      }
    }

    """

  private func run(answer: String, launches: [String]) async throws -> RunRecord {
    try await AppProgram(
      root: #"named(Root(), "root")"#, delegate: Self.delegate,
      code: Self.root + "@MainActor func answer(_ coder: NSCoder) -> Bool { \(answer) }",
      launches: launches, optingIn: Self.optingIn
    ).run()
  }

  @Test(.pins("1.1.5", "1.1.11", "3.1.3", "3.1.4", "3.1.11", "3.1.g1"))
  func asksWhetherToRestoreOnlyWithAnArchive() async throws {
    let run = try await run(answer: "true", launches: ["app.enterBackground()", ""])
    #expect(
      run.launches.map(\.output) == [
        "did finish untouched\n", "should restore\ndid finish restored\n",
      ])
  }

  @Test(.pins("3.1.4", "3.1.g4", "8.2b"))
  func goesOnWithoutRestoringAfterANo() async throws {
    let run = try await run(
      answer: "false", launches: ["app.enterBackground()", ""])
    #expect(run.launches[1].output == "should restore\ndid finish untouched\n")
  }

  @Test(.pins("3.1.g3", "6.6.6"))
  func warnsOfAMarkerThatCannotBeMade() async throws {
    let run = try await run(
      answer: """
        // Where the folder for it was, there is a file.
        let folder = NSHomeDirectory() + "/Library/Saved Application State/guide.engine.app.savedState"
        try! FileManager.default.removeItem(atPath: folder)
        return FileManager.default.createFile(atPath: folder, contents: nil)
        """, launches: ["app.enterBackground()", ""])
    #expect(run.launches[1].output == "should restore\ndid finish restored\n")
    let warning = try #require(run.launches[1].decisions.first)
    #expect(
      warning.hasPrefix("Warning: Unable to create restoration in progress marker file, "))
  }
}

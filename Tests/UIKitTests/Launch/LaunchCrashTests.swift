import Foundation
import RunRecord
import Testing

/// Processes that die while they launch, and not while they restore (uikit-restoration 6.2, 10.2).
@Suite struct LaunchCrashTests {
  /// An app that dies where its last launch argument says.
  private static let app = AppProgram(
    root: #"named(Root(), "root")"#,
    delegate: """
        static var place: String { ProcessInfo.processInfo.arguments.last! }
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
          if Self.place == "didFinish" { kill(getpid(), SIGKILL) }
          return true
        }
      """,
    code: """
      class Root: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          if AppDelegate.place == "viewDidLoad" { kill(getpid(), SIGKILL) }
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          if AppDelegate.place == "viewDidAppear" { kill(getpid(), SIGKILL) }
        }
      }
      """,
    launches: ["app.enterBackground()", "", ""])

  private static func decisions(
    of places: [String], arguments: [String] = []
  ) async throws -> [[String]] {
    try await app.withBuiltApp { app in
      _ = try app.launch(1)
      return try places.map { place in
        try app.launch(2, conditions: LaunchConditions(arguments: arguments + [place])).decisions
      }
    }
  }

  private static let restored = ["root: found, existing object with this path"]
  private static let keptAfterOne =
    "saved state kept, the launch before this one ended before the app was active; "
    + "it is thrown away after 2"

  @Test(.pins("6.2.4c", "10.2"), arguments: ["didFinish", "viewDidAppear"])
  func throwsTheArchiveAwayBehindTheSecond(place: String) async throws {
    let decisions = try await Self.decisions(of: [place, place, "-", "-"])
    #expect(decisions[0] == Self.restored)
    #expect(decisions[1] == [Self.keptAfterOne] + Self.restored)
    #expect(
      decisions[2] == [
        "saved state deleted, the two launches before this one ended before the app was active"
      ])
    #expect(decisions[3] == ["nothing to restore, the saved state was removed"])
  }

  // A crash before the archive is looked at counts as much.
  @Test(.pins("6.2.4c")) func countsACrashBeforeTheRestoration() async throws {
    let decisions = try await Self.decisions(of: ["viewDidLoad", "viewDidLoad", "-"])
    #expect(decisions[0] == [])
    #expect(
      decisions[2] == [
        "saved state deleted, the two launches before this one ended before the app was active"
      ])
  }

  @Test(.pins("6.2.4c")) func beginsToCountAnewBehindALaunchThatSucceeds() async throws {
    let decisions = try await Self.decisions(of: ["didFinish", "-", "didFinish", "-"])
    #expect(decisions[1] == [Self.keptAfterOne] + Self.restored)
    #expect(decisions[2] == Self.restored)
    #expect(decisions[3] == [Self.keptAfterOne] + Self.restored)
  }

  @Test(.pins("1.7.3")) func costsNothingInDeveloperMode() async throws {
    let decisions = try await Self.decisions(
      of: ["didFinish", "didFinish", "-"], arguments: ["-UIStateRestorationDeveloperMode", "YES"])
    #expect(
      decisions[2] == [
        "saved state kept, the two launches before this one ended before the app was active, "
          + "but developer mode is on"
      ] + Self.restored)
  }
}

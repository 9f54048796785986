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
        override func decodeRestorableState(with coder: NSCoder) {
          super.decodeRestorableState(with: coder)
          if AppDelegate.place == "decode" { kill(getpid(), SIGKILL) }
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
    + "it is deleted after 2 crashes"

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

  // Of two crashes one was while it restored, which two are allowed of here: both were during launch.
  @Test(.pins("6.2.4c"), arguments: [["decode", "didFinish"], ["didFinish", "decode"]])
  func countsCrashesOfBothKindsTogether(places: [String]) async throws {
    let decisions = try await Self.decisions(
      of: places + ["-"], arguments: ["-StateRestorationPolicy.crashLimit", "2"])
    #expect(
      decisions[2] == [
        "saved state deleted, the two launches before this one ended before the app was active"
      ])
  }

  // What the storyboard makes comes before the delegate is asked anything.
  @Test(.pins("6.2.4c")) func countsACrashOfTheStoryboardsControllers() async throws {
    let app = AppProgram(
      storyboard: Storyboard.text(
        initial: "root",
        """
        <viewController restorationIdentifier="Root" id="root" \(Storyboard.custom("RootViewController")) sceneMemberID="viewController"/>
        """),
      code: """
        class RootViewController: UIViewController {
          override func awakeFromNib() {
            super.awakeFromNib()
            if ProcessInfo.processInfo.arguments.last == "dies" { kill(getpid(), SIGKILL) }
          }
        }
        """,
      launches: ["app.enterBackground()", ""], optingIn: AppProgram.optingIn)
    try await app.withBuiltApp { app in
      _ = try app.launch(1)
      let dying = LaunchConditions(arguments: ["dies"])
      for _ in 0..<2 { _ = try app.launch(2, conditions: dying) }
      #expect(
        try app.launch(2).decisions == [
          "saved state deleted, the two launches before this one ended before the app was active"
        ])
    }
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

import Foundation
import KeyedArchive
import RunRecord
import Testing

/// Processes that die while they restore (uikit-restoration 3.1, 3.7, 8, 10.2).
@Suite struct InterruptedRestorationTests {
  /// An app that dies in decode when its bundle version is 2, and extends its restoration for ever
  /// when it is 3.
  private static let app = AppProgram(
    root: #"named(Root(), "root")"#,
    delegate: """
      static var version: String { ProcessInfo.processInfo.arguments.last! }
        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
          if Self.version == "extends" { application.extendStateRestoration() }
        }
      """,
    code: """
      class Root: UIViewController {
        override func decodeRestorableState(with coder: NSCoder) {
          super.decodeRestorableState(with: coder)
          if AppDelegate.version == "dies" { kill(getpid(), SIGKILL) }
        }
      }
      """,
    launches: ["app.enterBackground()"] + Array(repeating: "", count: 7))

  private static let interrupted = "the launch before this one ended while it was restoring"
  private static let condemned = ["saved state deleted, \(interrupted)"]
  private static let restored = ["root: found, existing object with this path"]
  private static let nothing = ["nothing to restore, the saved state was removed"]

  private func decisions(
    of arguments: [[String]]
  ) async throws -> (decisions: [[String]], hasArchive: Bool) {
    try await Self.app.withBuiltApp { app in
      var decisions: [[String]] = []
      for (index, arguments) in arguments.enumerated() {
        let record = try app.launch(
          index + 1, conditions: LaunchConditions(arguments: arguments + [arguments.last ?? "-"]))
        decisions.append(record.decisions)
      }
      return (decisions, FileManager.default.fileExists(atPath: app.archivePath))
    }
  }

  @Test(.pins("6.2.4b", "8.11", "10.2"))
  func throwAwayTheArchiveAtTheNextLaunch() async throws {
    let run = try await decisions(of: [[], ["dies"], [], []])
    #expect(run.decisions[1] == Self.restored, "it died before it was over")
    #expect(run.decisions[2] == Self.condemned)
    #expect(run.decisions[3] == Self.nothing)
    #expect(!run.hasArchive)
  }

  @Test(.pins("10.2"))
  func throwItAwayAfterTwoWhereThatIsTheLimit() async throws {
    let limit = ["-StateRestorationPolicy.crashLimit", "2"]
    let kept = "saved state kept, \(Self.interrupted); it is deleted after 2 crashes"
    let run = try await decisions(of: [
      limit, limit + ["dies"], limit + ["-"], limit + ["dies"], limit + ["dies"], limit + ["-"],
    ])
    // A restoration that succeeds in between begins the count again.
    #expect(
      run.decisions.dropFirst() == [
        Self.restored, [kept] + Self.restored, Self.restored, [kept] + Self.restored,
        Self.condemned,
      ])
  }

  @Test(.pins("3.7.2", "8.12"))
  func countWhatWasExtendedAndNotCompleted() async throws {
    let run = try await decisions(of: [[], ["extends"], []])
    #expect(run.decisions[1] == Self.restored + ["restoration extended"])
    #expect(run.decisions[2] == Self.condemned)
  }

  @Test(.pins("1.7.3"))
  func costNothingInDeveloperMode() async throws {
    let developer = ["-UIStateRestorationDeveloperMode", "YES"]
    let run = try await decisions(of: [
      developer, developer + ["dies"], developer + ["-"], [],
    ])
    #expect(
      run.decisions[2] == [
        "saved state kept, \(Self.interrupted), but developer mode is on"
      ] + Self.restored)
    #expect(run.decisions[3] == Self.restored)
    #expect(run.hasArchive)
  }
}

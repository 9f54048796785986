import RunRecord
import Testing

/// Restoration that goes on after its passes, and the snapshot (uikit-restoration 1.2, 3.7).
@Suite struct RestorationExtensionTests {
  private static func app(didDecode: String, launches: [String]) -> AppProgram {
    AppProgram(
      root: """
        let root = UIViewController()
        root.restorationIdentifier = "root"
        return root
        """,
      delegate: """
        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            \(didDecode)
          }
        """,
      launches: launches)
  }

  // uikit-restoration 8: a crash between extend and complete throws the archive away.
  @Test(.pins("1.2.1", "3.7.2", "8.12"))
  func losesTheArchiveWhenTheProcessDiesBeforeItIsComplete() async throws {
    let run = try await Self.app(
      didDecode: "application.extendStateRestoration()",
      launches: ["app.enterBackground()", "", ""]
    ).run()
    #expect(run.launches[1].decisions.contains("restoration extended"))
    #expect(
      run.launches[2].decisions == [
        "saved state deleted, the launch before this one ended while it was restoring"
      ])
    #expect(run.launches[2].archive == .none)
  }

  // The one template of real apps: complete in a later turn of the main queue.
  @Test(.pins("1.2.1", "3.1.10"))
  func keepsTheArchiveWhenItIsCompletedAsOftenAsItWasExtended() async throws {
    let run = try await Self.app(
      didDecode: """
        application.extendStateRestoration()
        application.extendStateRestoration()
        DispatchQueue.main.async {
          application.completeStateRestoration()
          application.completeStateRestoration()
        }
        """,
      launches: ["app.enterBackground()", "", ""]
    ).run()
    #expect(run.launches[1].decisions.last == "restoration complete")
    #expect(run.launches[2].decisions.contains { $0.hasPrefix("root: found") })
  }

  // ios-code-in-the-wild 1: an unbalanced call must be harmless.
  @Test func ignoresACompletionOfNothingAndAnExtensionOfNothing() async throws {
    let run = try await Self.app(
      didDecode: "application.completeStateRestoration()",
      launches: ["app.enterBackground()", "UIApplication.shared.extendStateRestoration()", ""]
    ).run()
    #expect(
      run.launches[1].decisions.last
        == "extendStateRestoration() ignored, no state is being restored")
    #expect(run.launches[2].decisions.contains { $0.hasPrefix("root: found") })
  }

  // A call that balances none does nothing, and is told.
  @Test func saysWhichCallCompletesNothing() async throws {
    let run = try await AppProgram(
      root: #"named(UIViewController(), "root")"#,
      launches: ["UIApplication.shared.completeStateRestoration()"]
    ).run()
    #expect(
      run.launches[0].decisions.contains(
        "completeStateRestoration() ignored, no extendStateRestoration() is open"))
  }

  // uikit-restoration 1.2: only honored when called from inside a method of preservation.
  @Test(.pins("1.2.2", "8.21", "P9.3"))
  func honoursTheSnapshotRequestInsideASaveOnly() async throws {
    let run = try await AppProgram(
      root: "let root = Root(); root.restorationIdentifier = \"root\"; return root",
      code: """

        class Root: UIViewController {
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            UIApplication.shared.ignoreSnapshotOnNextApplicationLaunch()
          }
        }
        """,
      launches: [
        "UIApplication.shared.ignoreSnapshotOnNextApplicationLaunch()\napp.enterBackground()"
      ]
    ).run()
    let decisions = run.launches[0].decisions
    #expect(
      decisions.contains(
        "UIApplication: ignoreSnapshotOnNextApplicationLaunch() ignored, no state is being saved"))
    #expect(
      decisions.contains("UIApplication: snapshot not used, at the next launch, as the app asked"))
  }
}

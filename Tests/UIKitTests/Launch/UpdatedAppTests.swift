import KeyedArchive
import RunRecord
import Testing

/// Another build of an app on the disk of the one before (uikit-restoration 8: app update).
@Suite struct UpdatedAppTests {
  /// A build whose root saves and restores a text; it accepts what an older build saved if told to.
  private static func build(
    _ version: String, root: String = "Root", accepts: String = "true", launches: [String]
  ) -> AppProgram {
    AppProgram(
      root: "named(\(root)(), \"root\")",
      code: """
        class \(root): UIViewController {
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode("of build \(version)", forKey: "text")
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            print("decoded", coder.decodeObject(of: NSString.self, forKey: "text")!)
          }
        }
        """,
      launches: launches,
      optingIn: """
          func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
          func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
            let saved = coder.decodeObject(of: NSString.self, forKey: UIApplication.stateRestorationBundleVersionKey)!
            print("offered by", saved, "to", Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion")!)
            return \(accepts)
          }
        """,
      conditions: [LaunchConditions(bundleVersion: version)])
  }

  private static let old = build("1", launches: ["app.enterBackground()"])

  @Test(.pins("8.15")) func isOfferedWhatTheOlderBuildSaved() async throws {
    var new = Self.build("2", launches: ["app.enterBackground()", ""])
    new.earlierBuilds = [Self.old]
    let run = try await new.run()
    #expect(run.launches.map(\.number) == [2, 3])
    #expect(
      run.launches.map(\.output) == [
        "offered by 1 to 2\ndecoded of build 1\n", "offered by 2 to 2\ndecoded of build 2\n",
      ])
    #expect(run.launches[0].events.first?.text.detail == "launch 2, app version 2")
  }

  // A guide shows the difference in a fence `diff before=1 after=2` of the newer build.
  @Test func isComparedWithWhatTheOlderBuildSaved() async throws {
    var new = Self.build("2", launches: ["app.enterBackground()"])
    new.earlierBuilds = [Self.old]
    let run = try await new.run()
    #expect(run.archive(ofLaunch: 3) == nil)
    #expect(
      run.archiveChange(from: 1, to: 2)?.text == """
        changed  Top Level
                      UIApplicationStateRestorationBundleVersion: 1 → 2
                      UIApplicationStateRestorationTimestamp: 2026-01-01 09:00:00 +0000 → 2026-01-01 10:00:00 +0000
        changed  root (Class: App.Root)
                      text: of build 1 → of build 2
        """)
  }

  @Test(.pins("8.15", "8.2b")) func canRefuseWhatTheOlderBuildSaved() async throws {
    var new = Self.build("2", accepts: "saved == \"2\"", launches: [""])
    new.earlierBuilds = [Self.old]
    let run = try await new.run()
    #expect(run.launches[0].output == "offered by 1 to 2\n")
    #expect(run.launches[0].archive != .none)
  }

  @Test(.pins("8.2a")) func launchesNormallyWithoutTheRestoreMethod() async throws {
    var new = Self.build("2", launches: [""])
    new.code = new.code.replacing("shouldRestoreSecureApplicationState", with: "another")
    new.earlierBuilds = [Self.old]
    let run = try await new.run()
    #expect(run.launches[0].output == "")
    #expect(
      run.launches[0].decisions == [
        "AppDelegate: nothing restored, the app delegate has no "
          + "application(_:shouldRestoreSecureApplicationState:)"
      ])
    #expect(run.launches[0].archive != .none)
  }

  // 3.4.1: an object of another class than the archived one does not decode.
  @Test(.pins("8.8")) func doesNotDecodeWhatAnotherClassSaved() async throws {
    var new = Self.build("2", root: "NewRoot", launches: [""])
    new.earlierBuilds = [Self.old]
    let run = try await new.run()
    #expect(run.launches[0].output == "offered by 1 to 2\n")
    #expect(
      run.launches[0].decisions.last
        == "root: not decoded, its class is App.NewRoot, the saved object's class was App.Root")
  }
}

import KeyedArchive
import RunRecord
import Testing

/// The pair of delegate methods by which an app opts in (uikit-restoration 1.1, 2.2 P1, 8).
@Suite struct OptInTests {
  private func run(
    delegate: String, code: String = "", launches: [String] = ["app.enterBackground()", ""]
  ) async throws -> RunRecord {
    try await AppProgram(
      code: AppProgram.delegate(delegate, root: #"named(UIViewController(), "root")"#) + code,
      launches: launches
    ).run()
  }

  // uikit-restoration 1.1: secure supersedes old, and then only the secure one is called.
  @Test(.pins("1.1.4", "1.1.7"))
  func secureSupersedesOld() async throws {
    let run = try await run(
      delegate: """
        \(AppProgram.optingIn)
          func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { fatalError() }
          func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { fatalError() }
        """)
    #expect(run.launches[0].savedPaths == ["root"])
    #expect(
      run.launches[1].implementedHooks.contains(
        "AppDelegate: application(_:shouldRestoreSecureApplicationState:)"))
  }

  // uikit-restoration 1.1, 8: only one of the pair implemented, nothing is preserved.
  @Test(.pins("1.1.13", "8.3"))
  func needsBothOfAPair() async throws {
    let run = try await run(
      delegate: """
          func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { fatalError() }
          func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { fatalError() }
        """)
    #expect(run.launches[0].archive == .none)
    #expect(
      run.launches[0].decisions == [
        "nothing to restore, no state was saved",
        "AppDelegate: nothing saved, the app delegate has no "
          + "application(_:shouldRestoreSecureApplicationState:)",
      ])
  }

  // A secure pair that is not whole does not supersede an old one that is.
  @Test(.pins("1.1.3a", "1.1.3b", "6.5.4"))
  func takesTheWholePair() async throws {
    let run = try await run(
      delegate: """
          func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { fatalError() }
          func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
            print("secure:", coder.requiresSecureCoding)
            return true
          }
          func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { print("encodes") }
          func applicationDidEnterBackground(_ application: UIApplication) { print("background") }
          func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
        """)
    #expect(run.launches[0].savedPaths == ["root"])
    #expect(run.launches[0].output == "background\nsecure: false\nencodes\n")
  }

  // uikit-restoration 10.22: a refused save deletes the older archive.
  @Test(.pins("1.1.8", "P1.3", "P1.4", "8.1", "10.22"))
  func refusedSaveDeletesTheOlderArchive() async throws {
    let run = try await run(
      delegate: """
          var saves = true
          func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { saves }
          func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { print("encodes") }
          func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
        """,
      launches: [
        "app.enterBackground()",
        "(app.delegate as! AppDelegate).saves = false\napp.enterBackground()",
        "",
      ])
    #expect(run.launches[0].savedPaths == ["root"])
    #expect(run.launches[1].archive == .none)
    #expect(run.launches.map(\.output) == ["encodes\n", "", ""])
    #expect(
      run.launches[1].decisions.suffix(2) == [
        "AppDelegate: nothing saved, the app delegate returned false",
        "saved state deleted, the app delegate refused to save a new one",
      ])
    #expect(run.launches[2].decisions == ["nothing to restore, the saved state was removed"])
  }

  // uikit-restoration 3.1: should-restore false means a launch without any of the passes.
  @Test(.pins("3.1.4", "8.2b"))
  func refusedRestorationIsANormalLaunch() async throws {
    let run = try await run(
      delegate: """
          func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
          func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { false }
          func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { fatalError() }
          func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { fatalError() }
        """)
    #expect(
      run.launches[1].decisions == [
        "AppDelegate: nothing restored, the app delegate returned false"
      ])
    #expect(run.launches[1].savedPaths == ["root"], "the archive stays")
    #expect(run.launches[1].appearances == ["root: viewWillAppear(_:)", "root: viewDidAppear(_:)"])
  }

  // uikit-restoration 10.13: one top-level archive for the four; 1.2, 6.4: reserved keys in all.
  @Test(
    .pins(
      "P1.1", "P1.2", "P2.5", "1.2.6", "1.2.7", "1.2.8", "1.2.9", "3.4.2", "3.5.1", "6.5.3",
      "6.5.5", "10.13"))
  func sharesOneTopLevelArchiveAndTheReservedKeys() async throws {
    let run = try await run(
      delegate: """
          func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
            coder.encode(1, forKey: "asked")
            return true
          }
          func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { coder.encode("two", forKey: "encoded") }
          func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
            read(coder, "should restore")
            return true
          }
          func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            read(coder, "factory")
            return nil
          }
          func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { read(coder, "did decode") }
        """,
      code: """
        @MainActor func read(_ coder: NSCoder, _ place: String) {
          let version = coder.decodeObject(of: NSString.self, forKey: UIApplication.stateRestorationBundleVersionKey)
          let system = coder.decodeObject(of: NSString.self, forKey: UIApplication.stateRestorationSystemVersionKey)
          let idiom = coder.decodeObject(of: NSNumber.self, forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
          let date = coder.decodeObject(of: NSDate.self, forKey: UIApplication.stateRestorationTimestampKey)
          print(place, coder.decodeInteger(forKey: "asked"), coder.decodeObject(forKey: "encoded") ?? "-", version!, system!, idiom!, date != nil, coder.requiresSecureCoding)
        }
        """)
    #expect(
      run.launches[1].output == """
        should restore 1 two 1 18.0 0 true true
        factory 0 - 1 18.0 0 true true
        did decode 1 two 1 18.0 0 true true

        """)
  }
}

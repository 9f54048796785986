import RunRecord
import Testing

/// The order of a launch, a save and a launch that restores (uikit-restoration 1.1, 2.2, 3.1).
@Suite struct LaunchOrderTests {
  /// One run serves the tests of the order.
  private static let shared = Task {
    try await AppProgram(
      root: #"named(Root(), "root")"#,
      delegate: """
          func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { nil }
          func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
          func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { true }
          func applicationDidBecomeActive(_ application: UIApplication) {}
        """,
      code: """
        class Root: UIViewController {
          override func viewDidLoad() { super.viewDidLoad() }
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            print("encode:", coder.requiresSecureCoding)
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            print("decode:", Thread.isMainThread)
          }
          override func applicationFinishedRestoringState() { super.applicationFinishedRestoringState() }
        }
        """,
      launches: ["app.enterBackground()\napp.enterForeground()", ""],
      optingIn: """
          func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
            print("asked:", coder.requiresSecureCoding)
            return true
          }
          func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
        """
    ).run()
  }

  private func run() async throws -> RunRecord { try await Self.shared.value }

  // 3.1: without an archive nothing of a restoration happens; the app is active after
  // didFinishLaunching. 10.23: coming back from the background restores nothing.
  @Test(
    .pins(
      "1.1.2", "1.1.8", "P2.1", "1.3.4", "3.1.12", "3.1.g1", "3.5.5", "6.5.5", "10.23"))
  func savesWithoutHavingRestored() async throws {
    let launch = try await run().launches[0]
    #expect(
      launch.implementedHooks == [
        "AppDelegate: application(_:willFinishLaunchingWithOptions:)",
        "root: viewDidLoad()",
        "AppDelegate: application(_:didFinishLaunchingWithOptions:)",
        "AppDelegate: applicationDidBecomeActive(_:)",
        "AppDelegate: application(_:shouldSaveSecureApplicationState:)",
        "AppDelegate: application(_:willEncodeRestorableStateWith:)",
        "root: encodeRestorableState(with:)",
        "AppDelegate: applicationDidBecomeActive(_:)",
      ])
    #expect(launch.output == "asked: true\nencode: true\n")
  }

  // 3.1, all steps in their order; 3.4: on the main thread.
  @Test(
    .pins(
      "1.1.1", "1.1.5", "1.1.9", "1.1.10", "1.1.11", "1.3.4", "3.1.2", "3.1.7", "3.1.8",
      "3.1.9", "3.1.11", "3.1.12", "3.4.7", "10.1"))
  func restoresInTheOrderOfTheSteps() async throws {
    let launch = try await run().launches[1]
    #expect(
      launch.implementedHooks == [
        "AppDelegate: application(_:willFinishLaunchingWithOptions:)",
        "root: viewDidLoad()",
        "AppDelegate: application(_:shouldRestoreSecureApplicationState:)",
        "AppDelegate: application(_:viewControllerWithRestorationIdentifierPath:coder:) "
          + #"["root"]"#,
        "root: decodeRestorableState(with:)",
        "AppDelegate: application(_:didDecodeRestorableStateWith:)",
        "root: applicationFinishedRestoringState()",
        "AppDelegate: application(_:didFinishLaunchingWithOptions:)",
        "AppDelegate: applicationDidBecomeActive(_:)",
      ])
    #expect(launch.output == "decode: true\n")
  }

  // 1.1: the default of a missing method is that nothing is saved.
  @Test(.pins("1.1.14", "8.1"))
  func savesNothingForADelegateThatDidNotOptIn() async throws {
    let run = try await AppProgram(
      root: #"named(UIViewController(), "root")"#, launches: ["app.enterBackground()", ""],
      optingIn: ""
    ).run()
    #expect(run.launches[0].archive == .none)
    #expect(
      run.launches[0].decisions.last
        == "AppDelegate: nothing saved, the app delegate did not opt in: it has no "
        + "application(_:shouldSaveSecureApplicationState:)")
    #expect(run.launches[1].decisions == ["nothing to restore, no state was saved"])
  }

  // 3.1, gate: an app that does not want its state builds its interface in didFinishLaunching.
  @Test(.pins("3.1.4", "3.1.g4", "3.5.5", "8.2b"))
  func buildsItsInterfaceBehindARefusal() async throws {
    let run = try await AppProgram(code: Self.refusing, launches: ["app.enterBackground()", ""])
      .run()
    #expect(run.launches[0].savedPaths == ["root"])
    #expect(run.launches[1].output == "asked\nbuilds\nappears\n")
  }

  private static let refusing = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
      func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        print("asked")
        return false
      }
      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("builds")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Root()
        window?.rootViewController?.restorationIdentifier = "root"
        window?.makeKeyAndVisible()
        return true
      }
    }
    class Root: UIViewController {
      override func decodeRestorableState(with coder: NSCoder) { print("decodes") }
      override func applicationFinishedRestoringState() { print("finished") }
      override func viewDidAppear(_ animated: Bool) { print("appears") }
    }
    """
}

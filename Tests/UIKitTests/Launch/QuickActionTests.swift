import RunRecord
import Testing

/// Quick actions of the Home screen.
@Suite struct QuickActionTests {
  // Apps keep the action and perform it when they are active, so they must hear of it before.
  @Test func anAppHearsOfItBeforeItIsActive() async throws {
    let run = try await AppProgram(
      root: #"named(UIViewController(), "root")"#,
      delegate: """
          func applicationWillEnterForeground(_ application: UIApplication) { print("enters") }
          func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
          func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            print(shortcutItem.type, application.applicationState == .inactive)
            completionHandler(true)
          }
        """,
      launches: [
        #"app.performAction(for: UIApplicationShortcutItem(type: "new", localizedTitle: "New Note"))"#
      ]
    ).run()
    #expect(run.launches[0].output == "active\nenters\nnew true\nactive\n")
    // On the way to the Home screen the app saves.
    #expect(run.launches[0].savedPaths == ["root"])
    #expect(
      run.launches[0].implementedHooks.contains(
        "AppDelegate: application(_:performActionFor:completionHandler:) new"))
  }

  @Test func inAnAppWithScenesTheOneInFrontPerformsIt() async throws {
    let run = try await SceneApp.program(
      scene: """
        func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          print(shortcutItem.type, windowScene.activationState == .foregroundActive)
          completionHandler(true)
        }
        """,
      launches: [
        #"app.performAction(for: UIApplicationShortcutItem(type: "new", localizedTitle: "New Note"))"#
      ]
    ).run()
    #expect(run.launches[0].output == "new true\n")
  }
}

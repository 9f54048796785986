import RunRecord
import Testing

/// The log that a launch argument turns on, in UIKit's words (uikit-restoration 1.7, 6.6).
@Suite struct DebugLogTests {
  private static let app = AppProgram(
    root: """
      let stack = named(UINavigationController(rootViewController: named(UIViewController(), "first")), "nav")
          return stack
      """,
    code: """
      class Detail: UIViewController, UIViewControllerRestoration {
        static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { nil }
      }
      """,
    launches: [
      """
      let detail = named(Detail(), "a detail")
      detail.restorationClass = Detail.self
      (app.rootViewController as! UINavigationController).pushViewController(detail, animated: false)
      app.enterBackground()
      """, "", "",
    ],
    conditions: [
      LaunchConditions(arguments: ["-UIStateRestorationDebugLogging", "YES"]),
      LaunchConditions(arguments: ["-UIStateRestorationDebugLogging", "YES"]),
    ])

  @Test(.pins("1.7.1", "3.1.g5", "6.6.1", "6.6.2", "6.6.3", "6.6.4", "6.6.5"))
  func tellsTheVersionThePathsTheClassesAndTheObjects() async throws {
    let run = try await Self.app.run()
    let log = run.launches.map { $0.events.filter { $0.kind == .log }.map(\.text.name) }
    #expect(log[0] == [])
    #expect(
      log[1] == [
        "State restoration archive was saved with major version 2, minor version 1. Current major "
          + "version 2, current minor version 1.",
        "Root restoration identifier paths are (\n    nav,\n    \"nav/:[0]:/first\",\n"
          + "    \"nav/:[1]:/a detail\"\n)",
        "Restoration Class map: {\n    \"nav/:[1]:/a detail\" = \"App.Detail\";\n}",
        "Object in root set for index [0] for identifier path nav: <UINavigationController: #1>",
        "Object in root set for index [1] for identifier path nav/:[0]:/first: "
          + "<UIViewController: #1>",
        "Object in root set for index [2] for identifier path nav/:[1]:/a detail: (null)",
      ])
    #expect(log[2] == [])
    let cut =
      "nav: stack truncated, Can't find Child View Controller at index 1 with identifier "
      + "nav/:[1]:/a detail, truncating child array"
    #expect(run.launches[1].decisions.contains(cut))
    // A trace shows the log when it is asked for it.
    #expect(!TraceDump().text(of: run.launches[1]).contains("root set"))
    #expect(TraceDump(show: [.log]).text(of: run.launches[1]).contains("root set for index [2]"))
  }

  @Test(.pins("1.1.15", "6.6.7b"))
  func warnsOfTheOldPairAloneWithoutBeingTurnedOn() async throws {
    let run = try await AppProgram(
      root: #"named(UIViewController(), "root")"#, launches: ["app.enterBackground()", ""],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    func warning(_ verb: String) -> String {
      "AppDelegate: Warning: The UIApplicationDelegate method application:should\(verb)ApplicationState: "
        + "is deprecated. Please replace the use of application:should\(verb)ApplicationState: with "
        + "application:should\(verb)SecureApplicationState:"
    }
    #expect(run.launches[0].decisions.contains(warning("Save")))
    #expect(run.launches[1].decisions.first == warning("Restore"))
  }
}

import RunRecord
import Testing
import UIKit

/// The points of which the evidence about UIKit says too little (uikit-restoration 10).
@Suite struct PolicyTests {
  @Test(arguments: 1...24)
  func isAPolicyOrAFact(point: Int) {
    let policies = StateRestorationPolicies.all.filter { $0.number == "10.\(point)" }
    let fact = StateRestorationPolicies.facts["10.\(point)"]
    #expect(policies.count + (fact == nil ? 0 : 1) == 1)
    for policy in policies {
      #expect(!policy.reason.isEmpty)
      #expect(policy.choices.contains(policy.usual))
    }
  }

  @Test func havePointsThatThereAre() throws {
    let points = Set((1...24).map { "10.\($0)" })
    #expect(Set(StateRestorationPolicies.facts.keys).isSubset(of: points))
    let facts = try Set(FactList.committed().facts.map(\.number))
    #expect(Set(StateRestorationPolicies.all.map(\.number)).isSubset(of: facts))
    #expect(
      Set(StateRestorationPolicies.all.map(\.name)).count == StateRestorationPolicies.all.count)
  }

  private static func run(
    _ policy: String, _ choice: String, root: String = #"named(UIViewController(), "root")"#,
    code: String = "", launches: [String], optingIn: String = AppProgram.optingIn
  ) async throws -> RunRecord {
    let conditions = LaunchConditions(arguments: ["-StateRestorationPolicy.\(policy)", choice])
    return try await AppProgram(
      root: root, code: code, launches: launches, optingIn: optingIn,
      conditions: launches.map { _ in conditions }
    ).run()
  }

  @Test(.pins("10.12")) func canDeleteTheArchiveAfterRestoring() async throws {
    let run = try await Self.run(
      "archiveAfterRestoring", "deleted", launches: ["app.enterBackground()", "", ""])
    #expect(
      run.launches[1].decisions == [
        "root: found, existing object with this path",
        "saved state deleted, everything was restored from it",
      ])
    #expect(run.launches[2].decisions == ["nothing to restore, the saved state was removed"])
  }

  @Test(.pins("10.22")) func canKeepTheArchiveAfterARefusal() async throws {
    let run = try await Self.run(
      "olderArchiveAfterARefusal", "kept",
      code: "nonisolated(unsafe) var saves = true",
      launches: ["app.enterBackground()", "saves = false\napp.enterBackground()"],
      optingIn: """
          func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { saves }
          func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
        """)
    #expect(run.launches[1].archive == run.launches[0].archive)
  }

  @Test(
    .pins("10.18", "3.6.11", "3.6.12"),
    arguments: [("staysUnloaded", "decode false\n"), ("isLoaded", "decode true\n")])
  func canLoadViewsThatWereNotLoaded(choice: String, output: String) async throws {
    let run = try await Self.run(
      "viewThatWasNeverLoaded", choice,
      root: """
        let tabs = named(UITabBarController(), "tabs")
            tabs.viewControllers = [named(UIViewController(), "one"), named(Second(), "two")]
            return tabs
        """,
      code: """
        class Second: UIViewController {
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            print("decode", isViewLoaded)
          }
        }
        """,
      launches: ["app.enterBackground()", ""])
    #expect(run.launches[1].output == output)
  }

  @Test(
    .pins("10.11"),
    arguments: [
      ("leftOut", ["nav", "nav/:[0]:/a", "nav/:[2]:/c"]), ("endsTheStack", ["nav", "nav/:[0]:/a"]),
    ])
  func canEndAStackAtANamelessChild(choice: String, paths: [String]) async throws {
    let run = try await Self.run(
      "namelessChildOfAStack", choice,
      root: """
        let nav = named(UINavigationController(), "nav")
            nav.viewControllers = [named(UIViewController(), "a"), UIViewController(), named(UIViewController(), "c")]
            return nav
        """, launches: ["app.enterBackground()"])
    #expect(run.launches[0].savedPaths == paths)
  }

  // The archive is there to be read or not, and nothing was saved: the launch ends anyway.
  @Test(arguments: [
    (
      "momentOfSaving", "never",
      "momentOfSaving cannot be never. It can be: afterDidEnterBackground, beforeDidEnterBackground"
    ),
    ("crashLimit", "3", "crashLimit cannot be 3. It can be: 1, 2"),
    (
      "crashLimits", "2",
      "crashLimits is not a policy. The policies are: viewOfTheSelectedTab, valueThatCannotBeSaved, "
        + "configurationWithoutDelegate, adoptionWithoutManifest, crashLimit, namelessChildOfAStack, archiveAfterRestoring, viewThatWasNeverLoaded, "
        + "momentOfSaving, olderArchiveAfterARefusal"
    ),
  ])
  func refusesWhatThereIsNot(name: String, choice: String, finding: String) async throws {
    let termination = try await AppProgram(
      root: "UIViewController()", launches: [""],
      conditions: [LaunchConditions(arguments: ["-StateRestorationPolicy.\(name)", choice])]
    ).termination()
    guard case .signalled(_, let message, _) = termination else {
      Issue.record("ended otherwise: \(termination)")
      return
    }
    #expect(message == "Fatal error: StateRestorationPolicy." + finding)
  }
}

import RunRecord
import Testing

/// A split view on a tablet that is turned, and the button that shows and hides its columns.
@Suite struct SplitTurningTests {
  @Test func columnsComeAndGoWithTheButtonAndWhenTheTabletIsTurned() async throws {
    let run = try await AppProgram(
      root: """
        let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            let detail = UIViewController()
            detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
            split.setViewController(detail, for: .secondary)
            return split
        """,
      launches: [
        """
        let split = app.rootViewController as! UISplitViewController
        print(split.displayMode == .secondaryOnly, split.displayModeButtonItem === split.displayModeButtonItem)
        app.tap(split.displayModeButtonItem)
        print(split.displayMode == .oneOverSecondary)
        app.tap("Toggle Sidebar")
        print(split.displayMode == .secondaryOnly)
        """,
        """
        let split = app.rootViewController as! UISplitViewController
        app.rotate(to: .landscape)
        print(split.displayMode == .oneBesideSecondary, split.isCollapsed)
        app.rotate(to: .portrait)
        print(split.displayMode == .secondaryOnly)
        """,
      ],
      conditions: [LaunchConditions(idiom: .pad), LaunchConditions(idiom: .pad)]
    ).run()
    #expect(run.launches[0].output == "true true\ntrue\ntrue\n")
    #expect(run.launches[1].output == "true false\ntrue\n")
  }
}

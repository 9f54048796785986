import KeyedArchive
import RunRecord
import Testing

@Suite struct TabBarTraceTests {
  private static let tabs = "TabController"
  private static let first = "TabController/:[0]:/First"
  private static let stack = "TabController/:[1]:/NavigationController"
  private static let second = "TabController/:[1]:/NavigationController/:[0]:/Second"
  private static let city = "TabController/:[1]:/NavigationController/:[1]:/City"

  /// One run serves all tests.
  private static let shared = Task {
    try await AppProgram(
      code: TabBarApp.code, launches: [TabBarApp.pushThenBackground, TabBarApp.printScreen]
    ).run()
  }

  private func run() async throws -> RunRecord {
    try await Self.shared.value
  }

  // uikit-restoration 3.8, T5; 2.4; 6.3; 2.2, P6: all tabs, not only the selected one.
  @Test(
    .pins(
      "3.8.T5", "P4.2", "P4.4c", "P6.1", "P6.3", "P8.1", "2.4.4", "4.navigation.1", "4.tab.1",
      "4.viewcontroller.1c",
      "6.4.6", "6.4.7", "6.4.8"))
  func t5SavesEveryTabAndOneClass() async throws {
    let launch = try await run().launches[0]
    #expect(launch.savedPaths == [Self.tabs, Self.first, Self.stack, Self.second, Self.city])
    #expect(launch.savedArchive?.restorationClasses == [Self.city: "App.CityViewController"])
    #expect(
      launch.savedValues(Self.tabs) == [
        "kTabBarSelectedViewControllerKey": .reference(path: Self.stack),
        "kViewControllerViewWasLoadedKey": .bool(true),
      ])
    #expect(
      launch.savedValues(Self.stack) == [
        "kUIViewControllerChildrenKey": .array([
          .reference(path: Self.second), .reference(path: Self.city),
        ]),
        "kViewControllerViewWasLoadedKey": .bool(true),
      ])
  }

  // uikit-restoration 3.8, T5; 3.2, rules 1 and 3; 4: the stack and the selected tab come back.
  @Test(.pins("3.8.T5", "1.5.1", "3.2.1", "3.2.3", "4.navigation.2", "4.tab.2"))
  func t5FindsAllButTheCityImplicitly() async throws {
    let launch = try await run().launches[1]
    let existing = "found, existing object with this path"
    #expect(
      launch.decisions == [
        "\(Self.tabs): \(existing)",
        "\(Self.first): \(existing)",
        "\(Self.stack): \(existing)",
        "\(Self.second): \(existing)",
        "\(Self.city): found, by its restoration class CityViewController",
      ])
    #expect(launch.output.contains("1 CityViewController 2\n"))
  }

  // uikit-restoration 3.8, T4: factory, view, decode, finished, each down the chain.
  @Test(.pins("3.8.T4", "2.4.6", "3.1.5", "3.1.5e", "3.1.7", "3.1.9", "3.4.6", "3.6.1"))
  func t4OrderDownTheChain() async throws {
    let hooks = try await run().launches[1].implementedHooks
    let chain = [Self.second, Self.city]
    expectInOrder(
      [
        "AppDelegate: application(_:shouldRestoreSecureApplicationState:)",
        "CityViewController: viewController(withRestorationIdentifierPath:coder:) "
          + #"["TabController", "NavigationController", "City"]"#,
        "\(Self.city): viewDidLoad()",
      ] + chain.map { "\($0): decodeRestorableState(with:)" }
        + chain.map { "\($0): applicationFinishedRestoringState()" }
        + ["AppDelegate: application(_:didFinishLaunchingWithOptions:)"].filter(hooks.contains),
      in: hooks)
    expectInOrder(
      ["\(Self.second): viewDidLoad()", "\(Self.second): decodeRestorableState(with:)"], in: hooks)
  }

  // uikit-restoration 3.6: the stack is rebuilt in the navigation controller's decode.
  @Test(.pins("3.6.4", "8.g7"))
  func hasNoStackInViewDidLoadOfAPushedController() async throws {
    let output = try await run().launches[1].output
    #expect(output.hasPrefix("viewDidLoad: no stack\ndecode: loaded, in a stack\n"))
  }

  private func expectInOrder(
    _ expected: [String], in all: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let places = expected.map { all.firstIndex(of: $0) }
    #expect(!places.contains(nil), "\(all)", sourceLocation: sourceLocation)
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(all)")
  }
}

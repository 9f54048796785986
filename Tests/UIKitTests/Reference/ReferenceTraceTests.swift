import RunRecord
import Testing

/// The traces that others observed on devices (uikit-restoration 3.8).
@Suite struct ReferenceTraceTests {
  @Test(
    .pins(
      "3.8.T1", "1.1.1", "1.1.6", "1.1.11", "2.4.1", "2.4.2", "3.1.2", "3.1.5a", "3.1.5b", "3.1.11",
      "3.1.13", "3.2.2", "3.2.11", "3.4.6"))
  func t1PresentedControllerWithoutRootClass() async throws {
    let run = try await AppProgram(
      code: PresentedControllerApp.code(),
      launches: [PresentedControllerApp.presentThenBackground, ""]
    ).run()
    #expect(
      run.launches[1].implementedHooks == [
        "AppDelegate: application(_:willFinishLaunchingWithOptions:)",
        "AppDelegate: application(_:shouldRestoreApplicationState:)",
        #"AppDelegate: application(_:viewControllerWithRestorationIdentifierPath:coder:) ["root"]"#,
        #"PepViewController: viewController(withRestorationIdentifierPath:coder:) ["root", "pep"]"#,
        "root: decodeRestorableState(with:)",
        "root/pep: decodeRestorableState(with:)",
        "AppDelegate: application(_:didDecodeRestorableStateWith:)",
        "AppDelegate: application(_:didFinishLaunchingWithOptions:)",
      ])
    #expect(
      run.launches[1].decisionsWhicheverPair == [
        "root: found, by the app delegate",
        "root/pep: found, by its restoration class PepViewController",
      ])
  }

  @Test(.pins("3.8.T2", "3.2.1c", "10.8"))
  func t2RootClassAnswersInPlaceOfTheDelegate() async throws {
    let run = try await AppProgram(
      code: PresentedControllerApp.code(rootHasClass: true),
      launches: [PresentedControllerApp.presentThenBackground, ""]
    ).run()
    #expect(
      run.launches[1].implementedHooks == [
        "AppDelegate: application(_:willFinishLaunchingWithOptions:)",
        "AppDelegate: application(_:shouldRestoreApplicationState:)",
        #"RootViewController: viewController(withRestorationIdentifierPath:coder:) ["root"]"#,
        #"PepViewController: viewController(withRestorationIdentifierPath:coder:) ["root", "pep"]"#,
        "root: decodeRestorableState(with:)",
        "root/pep: decodeRestorableState(with:)",
        "AppDelegate: application(_:didDecodeRestorableStateWith:)",
        "AppDelegate: application(_:didFinishLaunchingWithOptions:)",
      ])
  }

  @Test(.pins("3.8.T3"))
  func t3RootVisibleAlone() async throws {
    let run = try await AppProgram(
      code: PresentedControllerApp.code(),
      launches: [PresentedControllerApp.onlyBackground, ""]
    ).run()
    #expect(
      run.launches[1].implementedHooks == [
        "AppDelegate: application(_:willFinishLaunchingWithOptions:)",
        "AppDelegate: application(_:shouldRestoreApplicationState:)",
        #"AppDelegate: application(_:viewControllerWithRestorationIdentifierPath:coder:) ["root"]"#,
        "root: decodeRestorableState(with:)",
        "AppDelegate: application(_:didDecodeRestorableStateWith:)",
        "AppDelegate: application(_:didFinishLaunchingWithOptions:)",
      ])
  }
}

import RunRecord
import Testing

/// The traces that others observed on devices (uikit-restoration 3.8).
@Suite struct ReferenceTraceTests {
  @Test func t1PresentedControllerWithoutRootClass() async throws {
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
  }

  @Test func t2RootClassAnswersInPlaceOfTheDelegate() async throws {
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

  @Test func t3RootVisibleAlone() async throws {
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

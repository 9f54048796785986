import KeyedArchive
import RunRecord
import Testing

/// What Apple's tool would print of the archive of the tab bar app (uikit-restoration 6.3, 6.4).
@Suite struct ArchiveToolTests {
  @Test(
    .pins(
      "6.3.1", "6.3.2", "6.3.3", "6.3.4", "6.4.1", "6.4.2", "6.4.3", "6.4.4", "6.4.5", "6.4.6",
      "6.4.7", "6.4.8", "6.4.10", "10.17", "P4.2", "P4.5", "3.1.g5"))
  func printsTheSetAsTheToolDoes() async throws {
    let run = try await AppProgram(
      code: TabBarApp.code,
      launches: [
        TabBarApp.pushThenBackground
          + """

          print(UIApplication.stateRestorationBundleVersionKey, UIApplication.stateRestorationSystemVersionKey)
          print(UIApplication.stateRestorationTimestampKey, UIApplication.stateRestorationUserInterfaceIdiomKey)
          """
      ]
    ).run()
    let archive = try #require(run.launches[0].savedArchive)
    // The process may be slow.
    let text = ArchiveDump.text(of: archive).replacing(/09:00:\d\d/, with: "09:00:00")
    #expect(
      text == """
        Restoration class map is {
            "TabController/:[1]:/NavigationController/:[1]:/City" = "App.CityViewController";
        }

        Top Level
        ---------
                      kUIStateRestorationArchiveMajorVersionKey.........2
                      kUIStateRestorationArchiveMinorVersionKey.........1
                      UIApplicationStateRestorationBundleVersion........1
                      UIApplicationStateRestorationSystemVersion........18.0
                      UIApplicationStateRestorationTimestamp............2026-01-01 09:00:00 +0000
                      UIApplicationStateRestorationUserInterfaceIdiom...iPhone

        [View Controller] TabController (Class: UITabBarController)
        -----------------------------------------------------------
                      kTabBarSelectedViewControllerKey...Object Identifier Proxy: TabController/:[1]:/NavigationController
                      kViewControllerViewWasLoadedKey....Yes

        [View Controller] TabController/:[0]:/First (Class: App.FirstViewController)
        ----------------------------------------------------------------------------
                      kViewControllerViewWasLoadedKey...Yes

        [View Controller] TabController/:[1]:/NavigationController (Class: UINavigationController)
        ------------------------------------------------------------------------------------------
                      kUIViewControllerChildrenKey......(
                          "TabController/:[1]:/NavigationController/:[0]:/Second",
                          "TabController/:[1]:/NavigationController/:[1]:/City"
                      )
                      kViewControllerViewWasLoadedKey...Yes

        [View Controller] TabController/:[1]:/NavigationController/:[0]:/Second (Class: App.SecondViewController)
        ---------------------------------------------------------------------------------------------------------
                      kViewControllerViewWasLoadedKey...Yes

        [View Controller] TabController/:[1]:/NavigationController/:[1]:/City (Class: App.CityViewController)
        -----------------------------------------------------------------------------------------------------
                      kViewControllerViewWasLoadedKey...Yes
        """)
    #expect(
      run.launches[0].output == """
        viewDidLoad: in a stack
        UIApplicationStateRestorationBundleVersion UIApplicationStateRestorationSystemVersion
        UIApplicationStateRestorationTimestamp UIApplicationStateRestorationUserInterfaceIdiom

        """)
  }
}

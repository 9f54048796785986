import RunRecord
import Testing

/// What a split view saves and what comes back (uikit-restoration 4, row UISplitViewController).
@Suite struct SplitViewRestorationTests {
  // 4: the detail's path differs between one column and two, so that a change of size between save and
  // restore leads to a fresh detail. Gotcha 11.
  @Test(.pins("P6.2", "4.split.1", "4.split.4", "8.g11", "2.4.5"))
  func detailComesBackUnlessTheSizeHasChanged() async throws {
    let run = try await AppProgram(
      root: SplitApp.root(setUp: "if isWide { \(SplitApp.wide) }"),
      delegate: """
          let marker = NSHomeDirectory() + "/wide"
          var isWide: Bool { FileManager.default.fileExists(atPath: marker) }
        """,
      code: "import Foundation\n" + SplitApp.page,
      launches: [
        """
        let split = app.rootViewController as! UISplitViewController
        print(split.isCollapsed, split.viewControllers.count)
        split.page.text = "written on a narrow screen"
        app.enterBackground()
        """,
        """
        import Foundation
        let split = app.rootViewController as! UISplitViewController
        print(split.page.text)
        FileManager.default.createFile(atPath: (app.delegate as! AppDelegate).marker, contents: nil)
        """,
        """
        import Foundation
        let split = app.rootViewController as! UISplitViewController
        print(split.isCollapsed, split.viewControllers.count, split.page.text == "")
        split.page.text = "written on a wide screen"
        try FileManager.default.removeItem(atPath: (app.delegate as! AppDelegate).marker)
        app.enterBackground()
        """,
        """
        let split = app.rootViewController as! UISplitViewController
        print(split.isCollapsed, split.viewControllers[0].children.count)
        """,
      ]
    ).run()
    #expect(run.launches[0].output == "true 1\n")
    #expect(
      run.launches[0].savedPaths == [
        "split", "split/:[0]:/primary", "split/:[0]:/primary/:[0]:/list",
        "split/:[0]:/primary/:[1]:/detail", "split/:[0]:/primary/:[1]:/detail/:[0]:/page",
      ])
    #expect(run.launches[1].output == "written on a narrow screen\n")
    #expect(run.launches[2].output == "false 2 true\n")
    #expect(
      run.launches[2].decisions.contains(
        "split: display state not restored, it was collapsed when saved, and is not now"))
    #expect(
      run.launches[2].savedPaths == [
        "split", "split/:[0]:/primary", "split/:[0]:/primary/:[0]:/list", "split/:[1]:/detail",
        "split/:[1]:/detail/:[0]:/page",
      ])
    let notFound =
      "not found, no restoration class, no controller from the app delegate, no existing object"
    #expect(
      run.launches[3].decisions.filter { !$0.contains("existing object with this path") } == [
        "split: collapses, there is room for one column",
        "split/:[1]:/detail: \(notFound)",
        "split/:[1]:/detail/:[0]:/page: \(notFound)",
        "split: display state not restored, it was not collapsed when saved, and is now",
      ])
    #expect(run.launches[3].output == "true 1\n")
  }

  // 2.4: two columns may have one identifier.
  @Test(.pins("4.split.1", "2.4.8", "4.split.2"))
  func columnsMayShareAnIdentifier() async throws {
    let run = try await AppProgram(
      root: SplitApp.root(setUp: SplitApp.wide, secondary: "nav", primary: "nav"),
      code: SplitApp.page,
      launches: [
        """
        let split = app.rootViewController as! UISplitViewController
        split.page.text = "detail"
        (split.viewControllers[0].children[0] as! Page).text = "list"
        app.enterBackground()
        """,
        """
        let split = app.rootViewController as! UISplitViewController
        print((split.viewControllers[0].children[0] as! Page).text, split.page.text)
        """,
      ]
    ).run()
    #expect(
      run.launches[0].savedPaths == [
        "split", "split/:[0]:/nav", "split/:[0]:/nav/:[0]:/list", "split/:[1]:/nav",
        "split/:[1]:/nav/:[0]:/page",
      ])
    #expect(
      run.launches[0].savedValues("split").filter { $0.key.hasPrefix("kUISplit") }
        .mapValues { "\($0)" }.keys.sorted() == [
          "kUISplitViewControllerDisplayModeKey", "kUISplitViewControllerIsCollapsedKey",
        ])
    #expect(run.launches[1].output == "list detail\n")
  }

  // 4: the display mode comes back even if it is unwanted; a decode without super keeps it out.
  @Test(
    .pins("4.split.2", "4.split.3"),
    arguments: [("super.decodeRestorableState(with: coder)", 1), ("", 2)])
  func displayModeComesBackUnlessDecodeIsKeptFromIt(decode: String, mode: Int) async throws {
    let run = try await AppProgram(
      root: SplitApp.root(
        class: "Split", setUp: SplitApp.wide + "\n    split.preferredDisplayMode = .allVisible"),
      code: SplitApp.page + """
        class Split: UISplitViewController {
          override func decodeRestorableState(with coder: NSCoder) { \(decode) }
        }
        """,
      launches: [
        """
        let split = app.rootViewController as! UISplitViewController
        print(split.displayMode.rawValue)
        split.preferredDisplayMode = .primaryHidden
        print(split.displayMode.rawValue)
        app.enterBackground()
        """,
        """
        let split = app.rootViewController as! UISplitViewController
        print(split.displayMode.rawValue)
        split.preferredDisplayMode = .allVisible
        print(split.displayMode.rawValue)
        """,
      ]
    ).run()
    #expect(run.launches[0].output == "2\n1\n")
    #expect(run.launches[1].output == "\(mode)\n2\n")
  }

  // What the delegate put aside is not part of the interface.
  @Test(.pins("P6.2"))
  func whatWasPutAsideIsNotSaved() async throws {
    let run = try await AppProgram(
      root: SplitApp.root(setUp: "split.delegate = self"),
      delegate: """
          func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { true }
        """,
      code: SplitApp.page + "extension AppDelegate: UISplitViewControllerDelegate {}\n",
      launches: [
        """
        let split = app.rootViewController as! UISplitViewController
        app.enterBackground()
        app.enterForeground()
        app.resize(to: CGSize(width: 932, height: 430))
        print(split.viewControllers.map { $0.restorationIdentifier! })
        """
      ]
    ).run()
    #expect(
      run.launches[0].savedPaths == [
        "split", "split/:[0]:/primary", "split/:[0]:/primary/:[0]:/list",
      ])
    #expect(run.launches[0].output == "[\"primary\", \"detail\"]\n")
  }

  // Columns that are given by name: those that are stacks with identifiers are saved like the older
  // kind's; a stack that the split view made for a controller has no identifier.
  @Test(.pins("P6.2", "4.split.1", "P4.1"))
  func columnsGivenByNameComeBack() async throws {
    let run = try await AppProgram(
      root: """
        \(SplitApp.wide)
            let split = named(UISplitViewController(style: .tripleColumn), "split")
            split.setViewController(named(UINavigationController(rootViewController: named(Page(), "menu")), "primary"), for: .primary)
            split.setViewController(named(Page(), "list"), for: .supplementary)
            split.setViewController(named(UINavigationController(rootViewController: named(Page(), "page")), "detail"), for: .secondary)
            return split
        """, code: SplitApp.page,
      launches: [
        """
        let split = app.rootViewController as! UISplitViewController
        let page = (split.viewController(for: .secondary) as! UINavigationController).viewControllers[0] as! Page
        page.text = "written"
        split.show(.primary)
        app.enterBackground()
        """,
        """
        let split = app.rootViewController as! UISplitViewController
        let page = (split.viewController(for: .secondary) as! UINavigationController).viewControllers[0] as! Page
        print(page.text, split.displayMode == .twoBesideSecondary)
        app.resize(to: CGSize(width: 393, height: 852))
        app.enterBackground()
        """,
      ]
    ).run()
    #expect(
      run.launches[0].savedPaths == [
        "split", "split/:[0]:/primary", "split/:[0]:/primary/:[0]:/menu", "split/:[2]:/detail",
        "split/:[2]:/detail/:[0]:/page",
      ])
    #expect(
      run.launches[0].decisions.contains(
        "UINavigationController #2: skipped, it has no restoration identifier; "
          + "the controller below it is skipped too"))
    #expect(run.launches[1].output == "written true\n")
    #expect(
      run.launches[1].savedPaths == [
        "split", "split/:[0]:/primary", "split/:[0]:/primary/:[0]:/menu",
        "split/:[0]:/primary/:[2]:/detail", "split/:[0]:/primary/:[2]:/detail/:[0]:/page",
      ])
  }
}

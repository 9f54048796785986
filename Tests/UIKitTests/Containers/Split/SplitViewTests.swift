import RunRecord
import Testing

/// How a split view shows its columns, collapses and expands.
@Suite struct SplitViewTests {
  private func output(
    root: String, delegate: String = "", code: String = "", _ launch: String
  ) async throws -> String {
    let run = try await AppProgram(
      root: root, delegate: delegate,
      code: SplitApp.spy + "extension AppDelegate: UISplitViewControllerDelegate {}\n" + code,
      launches: [launch]
    ).run()
    return try #require(run.launches.first).output
  }

  private static let classic = """
    let split = named(UISplitViewController(), "split")
        split.viewControllers = [stack("list"), stack("page")]
        split.delegate = self
        return split
    """

  @Test func columnsMoveIntoOneStackAndBack() async throws {
    let output = try await output(
      root: Self.classic,
      """
      print()
      print(app.rootViewController!.names, app.visibleViewController!.restorationIdentifier!)
      app.resize(to: CGSize(width: 1000, height: 600))
      print()
      print(app.rootViewController!.names, app.visibleViewController!.restorationIdentifier!)
      let split = app.rootViewController as! UISplitViewController
      print(split.displayMode == .oneBesideSecondary, split.primaryColumnWidth, split.viewControllers[1].view.frame.width)
      print(split.viewControllers.map { $0.traitCollection.horizontalSizeClass == .compact })
      print(split.viewControllers[0].children[0].splitViewController === split)
      app.resize(to: CGSize(width: 320, height: 600))
      print()
      print(app.rootViewController!.names)
      """)
    #expect(
      output == """
        page+ page. \n\
        split(stack of list(list stack of page(page))) page
        page- list+ page! list. page+ page. \n\
        split(stack of list(list) stack of page(page)) page
        true 320.0 680.0
        [true, false]
        true
        page- page! list- page+ list! page. \n\
        split(stack of list(list stack of page(page)))

        """)
  }

  @Test func delegateDecidesWhatBecomesOfTheColumns() async throws {
    let output = try await output(
      root: Self.classic,
      delegate: """
          let other = stack("other")
          func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool {
            print("collapse", secondaryViewController.names, "onto", primaryViewController.names)
            return true
          }
          func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? {
            print("separate from", primaryViewController.names)
            return other
          }
          func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) { print("mode", displayMode.rawValue) }
          func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
            print("show detail", vc.names, sender as! Int)
            return sender as! Int == 1
          }
        """,
      """
      print()
      let split = app.rootViewController as! UISplitViewController
      print(split.names)
      app.resize(to: CGSize(width: 1000, height: 600))
      print()
      print(split.names)
      split.preferredDisplayMode = .secondaryOnly
      split.viewControllers[0].children[0].showDetailViewController(stack("a"), sender: 1)
      print(split.names)
      split.viewControllers[0].children[0].showDetailViewController(stack("b"), sender: 2)
      print(split.names)
      """)
    #expect(
      output == """
        collapse stack of page(page) onto stack of list(list)
        list+ list. \n\
        split(stack of list(list))
        separate from stack of list(list)
        other+ other. \n\
        split(stack of list(list) stack of other(other))
        mode 1
        list- list! show detail stack of a(a) 1
        split(stack of list(list) stack of other(other))
        show detail stack of b(b) 2
        other- other! b+ b. split(stack of list(list) stack of b(b))

        """)
  }

  @Test func detailIsPushedWhileCollapsed() async throws {
    let output = try await output(
      root: """
        let split = named(UISplitViewController(), "split")
            split.viewControllers = [stack("list")]
            return split
        """,
      """
      print()
      let split = app.rootViewController as! UISplitViewController
      split.viewControllers[0].children[0].showDetailViewController(stack("page"), sender: nil)
      split.viewControllers[0].children[0].show(named(Spy(), "more"), sender: nil)
      print()
      print(split.names)
      UIViewController().showDetailViewController(UIViewController(), sender: nil)
      """)
    #expect(
      output == """
        list+ list. \n\
        list- page+ list! page. page- more+ page! more. \n\
        split(stack of list(list stack of page(page) more))

        """)
  }

  private static let columns = """
    let split = named(UISplitViewController(style: .tripleColumn), "split")
        split.setViewController(stack("menu"), for: .primary)
        split.setViewController(named(Spy(), "list"), for: .supplementary)
        split.setViewController(stack("page"), for: .secondary)
        split.delegate = self
        return split
    """

  @Test func columnsGivenByNameCollapseAndExpand() async throws {
    let output = try await output(
      root: Self.columns,
      delegate: """
          var top = UISplitViewController.Column.supplementary
          func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column {
            print("proposed", proposedTopColumn.rawValue)
            return top
          }
          func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { print("show", column.rawValue) }
          func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { print("hide", column.rawValue) }
          func splitViewControllerDidCollapse(_ svc: UISplitViewController) { print("collapsed") }
          func splitViewControllerDidExpand(_ svc: UISplitViewController) { print("expanded") }
        """,
      """
      print()
      let split = app.rootViewController as! UISplitViewController
      print(split.names)
      split.show(.secondary)
      print()
      print(split.names)
      split.hide(.secondary)
      split.show(.primary)
      print()
      print(split.names)
      app.resize(to: CGSize(width: 1200, height: 800))
      print()
      print(split.names, split.displayMode.rawValue, split.viewController(for: .supplementary)!.names)
      split.show(.primary)
      print()
      split.hide(.supplementary)
      print("end")
      """)
    #expect(
      output == """
        proposed 2
        collapsed
        list+ list. \n\
        split(stack of menu(menu ?(list)))
        list- page+ list! page. \n\
        split(stack of menu(menu ?(list) stack of page(page)))
        page- list+ page! list. list- menu+ list! menu. \n\
        split(stack of menu(menu))
        expanded
        menu- list+ page+ menu! list. page. \n\
        split(stack of menu(menu) ?(list) stack of page(page)) 2 list
        show 0
        menu+ menu. \n\
        hide 0
        hide 1
        menu- list- menu! list! end

        """)
  }

  @Test func compactColumnStandsInForTheOthers() async throws {
    let output = try await output(
      root: """
        let split = named(UISplitViewController(style: .doubleColumn), "split")
            split.setViewController(stack("list"), for: .primary)
            split.setViewController(stack("page"), for: .secondary)
            split.setViewController(named(Spy(), "small"), for: .compact)
            return split
        """,
      """
      let split = app.rootViewController as! UISplitViewController
      print(split.names)
      app.resize(to: CGSize(width: 1200, height: 800))
      print(split.names)
      """)
    #expect(
      output == """
        small+ small. split(small)
        small- small! list+ page+ list. page. split(stack of list(list) stack of page(page))

        """)
  }

  @Test func aButtonShowsAndHidesTheColumns() async throws {
    let output = try await output(
      root: Self.classic,
      delegate: """
          var target = UISplitViewController.DisplayMode.automatic
          func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }
        """,
      """
      print()
      let split = app.rootViewController as! UISplitViewController
      app.tapDisplayModeButton(of: split)
      app.resize(to: CGSize(width: 1000, height: 600))
      print()
      app.tapDisplayModeButton(of: split)
      print(split.displayMode == .secondaryOnly, split.viewControllers[1].view.frame.width)
      app.tapDisplayModeButton(of: split)
      print(split.displayMode == .oneBesideSecondary)
      (app.delegate as! AppDelegate).target = .oneOverSecondary
      app.tapDisplayModeButton(of: split)
      print(split.displayMode == .oneOverSecondary, split.viewControllers[1].view.frame.width)
      """)
    #expect(
      output == """
        page+ page. \n\
        page- list+ page! list. page+ page. \n\
        list- list! true 1000.0
        list+ list. true
        true 1000.0

        """)
  }

  @Test func columnsFillTheirRoomFromTheStart() async throws {
    let output = try await output(
      root: "window!.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)\n    " + Self.classic,
      delegate: """
          func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) { print("mode", displayMode.rawValue) }
        """,
      """
      print()
      let split = app.rootViewController as! UISplitViewController
      print(split.viewControllers.map { $0.view.frame.width }, split.viewControllers[1].children[0].view.frame.width)
      split.preferredDisplayMode = .oneBesideSecondary
      split.preferredDisplayMode = .automatic
      print("no change")
      app.resize(to: CGSize(width: 1200, height: 700))
      print(split.viewControllers[1].children[0].view.frame.width)
      split.preferredPrimaryColumnWidthFraction = 0.5
      split.maximumPrimaryColumnWidth = 500
      split.preferredDisplayMode = .secondaryOnly
      split.preferredDisplayMode = .oneBesideSecondary
      print()
      print(split.primaryColumnWidth, split.viewControllers[1].children[0].view.frame.width)
      """)
    #expect(
      output == """
        list+ page+ list. page. \n\
        [320.0, 680.0] 680.0
        no change
        880.0
        mode 1
        list- list! mode 2
        list+ list. \n\
        500.0 700.0

        """)
  }
}

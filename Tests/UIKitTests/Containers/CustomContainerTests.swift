import RunRecord
import Testing

/// Containers of the app's own: nothing about their children is automatic (uikit-restoration 4).
@Suite struct CustomContainerTests {
  /// A drawer with a side and a center, made in its initialiser; what is encoded, and what is done
  /// in decode, is the test's.
  private static func app(
    encode: String, decode: String, factory: Bool = false, launches: [String]
  ) -> AppProgram {
    AppProgram(
      root: """
        let drawer = named(Drawer(), "drawer")
            drawer.setUp(named(Child(), "side"), named(Child(), "center"))
            return drawer
        """,
      code: """
        class Child: UIViewController {
          var text = ""
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(text, forKey: "text")
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            text = coder.decodeObject(of: NSString.self, forKey: "text")! as String
          }
          override func viewWillAppear(_ animated: Bool) { print(restorationIdentifier!, "appears") }
          override func viewWillDisappear(_ animated: Bool) { print(restorationIdentifier!, "disappears") }
        }
        class Drawer: UIViewController {
          var side: UIViewController!, center: UIViewController!
          func setUp(_ side: UIViewController, _ center: UIViewController) {
            (self.side, self.center) = (side, center)
            attach(side)
            attach(center)
          }
          func attach(_ child: UIViewController) {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
          }
          func detach(_ child: UIViewController) {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
          }
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            \(encode)
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            \(decode)
          }
          var texts: [String] { children.map { ($0 as! Child).text } }
        }

        """ + (factory ? Self.factory : ""), launches: launches)
  }

  private static let factory = """
    extension Child: UIViewControllerRestoration {
      static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        named(Child(), identifierComponents.last!)
      }
    }
    """

  private static let encodeBoth = """
    coder.encode(side, forKey: "side")
        coder.encode(center, forKey: "center")
    """

  private static let write = """
    let drawer = app.rootViewController as! Drawer
    (drawer.side as! Child).text = "s"
    (drawer.center as! Child).text = "c"
    app.enterBackground()
    """

  // 4: encode stores a reference to each child, decode leaves what is attached already where it is.
  @Test(.pins("P6.5", "P5.1", "4.custom.2", "P4.4e", "2.4.5"))
  func childrenComeBackIfEncodeNamesThem() async throws {
    let run = try await Self.app(
      encode: Self.encodeBoth,
      decode: """
        for (key, present) in [("side", side!), ("center", center!)] {
          let child = coder.decodeObject(of: UIViewController.self, forKey: key)!
          print(key, child === present, child.parent === self)
        }
        """,
      launches: [Self.write, "print((app.rootViewController as! Drawer).texts)"]
    ).run()
    #expect(
      run.launches[0].savedPaths == ["drawer", "drawer/:[0]:/side", "drawer/:[1]:/center"])
    #expect(
      run.launches[1].output == """
        side true true
        center true true
        side appears
        center appears
        ["s", "c"]

        """)
  }

  // 2.2, P6: the container is encoded and decoded, its children never are.
  @Test(.pins("P6.5", "4.custom.1"))
  func childrenAreForgottenIfEncodeForgetsThem() async throws {
    let run = try await Self.app(
      encode: "", decode: #"print("drawer decodes")"#,
      launches: [Self.write, "print((app.rootViewController as! Drawer).texts)"]
    ).run()
    #expect(run.launches[0].savedPaths == ["drawer"])
    #expect(
      run.launches[0].decisions.filter { $0.contains("skipped") } == [
        "drawer/:[0]:/side: skipped, its container did not encode a reference to it",
        "drawer/:[1]:/center: skipped, its container did not encode a reference to it",
      ])
    #expect(
      run.launches[1].output
        == "drawer decodes\nside appears\ncenter appears\n[\"\", \"\"]\n")
  }

  // 8, gotcha 5: a container that sets its children at launch and in decode has them twice where
  // decode gets new ones, and twice they appear.
  @Test(.pins("8.g5"))
  func childrenSetInDecodeAreSetTwice() async throws {
    let run = try await Self.app(
      encode: Self.encodeBoth + "\n    side.restorationClass = Child.self",
      decode: """
        let side = coder.decodeObject(of: UIViewController.self, forKey: "side")!
            print(side === self.side, side.parent == nil)
            attach(side)
        """, factory: true,
      launches: [Self.write, "print((app.rootViewController as! Drawer).texts)"]
    ).run()
    #expect(
      run.launches[1].output == """
        false true
        side appears
        center appears
        side appears
        ["", "c", "s"]

        """)
  }

  // 8, gotcha 6: the marker is the index among the children, so that children attached in another order
  // are saved under paths that the next launch's do not have.
  @Test(.pins("8.g6", "2.4.5", "4.custom.2"))
  func anotherOrderBreaksTheSecondRestore() async throws {
    let run = try await Self.app(
      encode: Self.encodeBoth,
      decode: """
        let center = coder.decodeObject(of: UIViewController.self, forKey: "center") ?? self.center!
        let side = coder.decodeObject(of: UIViewController.self, forKey: "side") ?? self.side!
        for child in children { detach(child) }
        attach(center)
        attach(side)
        """,
      launches: [
        Self.write,
        """
        print((app.rootViewController as! Drawer).texts)
        app.enterBackground()
        """,
        "print((app.rootViewController as! Drawer).texts)",
      ]
    ).run()
    #expect(run.launches[1].output.hasSuffix("[\"c\", \"s\"]\n"))
    #expect(
      run.launches[1].savedPaths == ["drawer", "drawer/:[1]:/side", "drawer/:[0]:/center"])
    #expect(
      run.launches[2].decisions.filter { $0.contains("not found") } == [
        "drawer/:[1]:/side: not found, no restoration class, no controller from the app delegate, no existing object",
        "drawer/:[0]:/center: not found, no restoration class, no controller from the app delegate, no existing object",
      ])
    #expect(run.launches[2].output.hasSuffix("[\"\", \"\"]\n"))
  }

  // 2.2, P6: a view without containment is invisible to the walk.
  @Test(.pins("P6.6"))
  func aViewAloneIsNoChild() async throws {
    let run = try await Self.app(
      encode: "", decode: "",
      launches: [
        """
        let drawer = app.rootViewController as! Drawer
        let loose = named(Child(), "loose")
        drawer.view.addSubview(loose.view)
        app.enterBackground()
        print(loose.parent == nil)
        """
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["drawer"])
    #expect(run.launches[0].decisions.contains { $0.contains("loose") } == false)
  }

  // A page controller in a split view: the page has a path through both.
  @Test(.pins("4.page.2", "P6.2"))
  func aPageInASplitViewHasAPathThroughBoth() async throws {
    let run = try await AppProgram(
      root: """
        window!.frame = CGRect(x: 0, y: 0, width: 1024, height: 768)
            let split = named(UISplitViewController(), "split")
            split.viewControllers = [named(UIViewController(), "list"), named(Book(transitionStyle: .scroll, navigationOrientation: .horizontal), "book")]
            return split
        """,
      code: """
        class Page: UIViewController {
          override func decodeRestorableState(with coder: NSCoder) { print("page decodes") }
        }
        class Book: UIPageViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            setViewControllers([named(Page(), "page")], direction: .forward, animated: false)
          }
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(viewControllers!, forKey: "pages")
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            let pages = coder.decodeObject(of: [NSArray.self, UIViewController.self], forKey: "pages") as! [UIViewController]
            setViewControllers(pages, direction: .forward, animated: false)
            print(pages[0].parent === self)
          }
        }
        """,
      launches: ["app.enterBackground()", "print(app.visibleViewController!)"]
    ).run()
    #expect(
      run.launches[0].savedPaths == [
        "split", "split/:[0]:/list", "split/:[1]:/book", "split/:[1]:/book/:[0]:/page",
      ])
    #expect(run.launches[1].output == "true\npage decodes\n<App.Page: #1>\n")
  }

  // The members of UIViewController that containers use.
  @Test func aTransitionLetsOneChildGiveWayToAnother() async throws {
    let run = try await Self.app(
      encode: "", decode: "",
      launches: [
        """
        let drawer = app.rootViewController as! Drawer
        let next = named(Child(), "next")
        drawer.center.willMove(toParent: nil)
        drawer.addChild(next)
        drawer.transition(from: drawer.center, to: next, duration: 0.3, options: [], animations: { print("animations") }) { finished in
          print("completion", finished, next.view.superview === drawer.view, drawer.center.view.superview == nil)
          drawer.center.removeFromParent()
          next.didMove(toParent: drawer)
        }
        print(drawer.children.map { $0.restorationIdentifier! })
        next.beginAppearanceTransition(false, animated: false)
        print("between")
        next.endAppearanceTransition()
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        side appears
        center appears
        center disappears
        next appears
        animations
        completion true true true
        ["side", "next"]
        next disappears
        between

        """)
  }
}

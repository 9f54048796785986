import RunRecord
import Testing

/// When views of restored controllers load, decode and appear (uikit-restoration 3.6).
@Suite struct ViewTimingTests {
  private static let spy = """
    class Spy: UIViewController, UIViewControllerRestoration {
      init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
        if name != "a" { restorationClass = Spy.self }
        print(name, "init")
      }
      required init?(coder: NSCoder) { fatalError() }
      static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { Spy(identifierComponents.last!) }
      override func viewDidLoad() { print(restorationIdentifier!, "loads") }
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(children.first, forKey: "child")
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(restorationIdentifier!, "decodes")
        if let child = coder.decodeObject(of: UIViewController.self, forKey: "child") { contain(child) }
      }
      override func viewWillAppear(_ animated: Bool) { print(restorationIdentifier!, "will appear") }
      override func viewDidAppear(_ animated: Bool) { print(restorationIdentifier!, "appeared") }
      func contain(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    """

  // 3.6: pushed controllers all load, then all decode, and the top appears; those below it never do.
  @Test(.pins("3.6.1", "3.6.5", "3.6.8", "3.4.6", "3.1.5", "3.1.13"))
  func pushedControllersLoadThenDecodeThenAppear() async throws {
    let run = try await AppProgram(
      root: #"named(UINavigationController(rootViewController: Spy("a")), "nav")"#,
      code: Self.spy,
      launches: [
        """
        let stack = app.rootViewController as! UINavigationController
        stack.pushViewController(Spy("b"), animated: false)
        stack.pushViewController(Spy("c"), animated: false)
        app.enterBackground()
        """, "",
      ]
    ).run()
    #expect(
      run.launches[1].output == """
        a init
        a loads
        b init
        b loads
        c init
        c loads
        a decodes
        b decodes
        c decodes
        c will appear
        c appeared

        """)
  }

  // 3.6: the nested page.
  @Test(.pins("3.6.3", "3.4.3", "4.custom.2"))
  func aNestedControllerLoadsBehindItsContainerAndBeforeAnyDecode() async throws {
    let run = try await AppProgram(
      root: #"Spy("a")"#, code: Self.spy,
      launches: ["(app.rootViewController as! Spy).contain(Spy(\"b\"))\napp.enterBackground()", ""]
    ).run()
    #expect(
      run.launches[1].output == """
        a init
        a loads
        b init
        b loads
        a decodes
        b decodes
        a will appear
        b will appear
        a appeared
        b appeared

        """)
  }

  // 10.9: as on later systems, a presented controller decodes before it appears.
  @Test(.pins("10.9"))
  func aPresentedControllerAppearsBehindAllDecoding() async throws {
    let run = try await AppProgram(
      root: #"Spy("a")"#, code: Self.spy,
      launches: [
        "app.rootViewController!.present(Spy(\"b\"), animated: false)\napp.enterBackground()", "",
      ]
    ).run()
    #expect(
      run.launches[1].output == """
        a init
        a loads
        b init
        b loads
        a decodes
        b decodes
        a will appear
        a appeared
        b will appear
        b appeared

        """)
  }
}

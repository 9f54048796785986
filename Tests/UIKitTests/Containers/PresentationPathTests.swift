import RunRecord
import Testing

/// The paths of presented controllers, and which of them come back (uikit-restoration 2.4, 10.24).
@Suite struct PresentationPathTests {
  /// A controller that makes itself again.
  private static let page = """
    class Page: UIViewController, UIViewControllerRestoration {
      convenience init(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) {
        self.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
        restorationClass = Page.self
        modalPresentationStyle = style
      }
      static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        Page(identifierComponents.last!, UIModalPresentationStyle(rawValue: coder.decodeInteger(forKey: "style"))!)
      }
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(modalPresentationStyle.rawValue, forKey: "style")
      }
    }
    extension UIViewController {
      var chain: String {
        let name = restorationIdentifier ?? "?"
        let inside = children.isEmpty ? name : name + "(" + children.map(\\.chain).joined(separator: " ") + ")"
        guard let presented = presentedViewController, presented.presentingViewController === self else { return inside }
        return inside + " > " + presented.chain
      }
    }

    """

  // 2.4, 10.24: the path has the controller that presents, which is the outermost container unless one
  // inside it defines the context.
  @Test(
    .pins("2.4.2", "2.4.3", "10.24", "4.viewcontroller.2"),
    arguments: [
      (".fullScreen", false, "nav/page", "nav(base inner) > page"),
      (".currentContext", false, "nav/page", "nav(base inner) > page"),
      (".currentContext", true, "nav/:[1]:/inner/page", "nav(base inner > page)"),
      (".overCurrentContext", true, "nav/:[1]:/inner/page", "nav(base inner > page)"),
    ])
  func pathHasWhoReallyPresents(
    style: String, definesContext: Bool, path: String, chain: String
  ) async throws {
    let run = try await AppProgram(
      root: """
        let inner = named(UIViewController(), "inner")
            inner.definesPresentationContext = \(definesContext)
            let nav = named(UINavigationController(rootViewController: named(UIViewController(), "base")), "nav")
            nav.pushViewController(inner, animated: false)
            return nav
        """, code: Self.page,
      launches: [
        """
        app.visibleViewController!.present(Page("page", \(style)), animated: false)
        print(app.rootViewController!.chain)
        app.enterBackground()
        """,
        """
        print(app.rootViewController!.chain)
        """,
      ]
    ).run()
    #expect(
      run.launches[0].savedPaths?.sorted()
        == ["nav", "nav/:[0]:/base", "nav/:[1]:/inner", path].sorted())
    #expect(run.launches.map(\.output) == [chain + "\n", chain + "\n"])
  }

  // 2.4: each of a chain is below the one that presents it; what was dismissed before is not saved.
  @Test(.pins("2.4.2", "P6.4", "4.viewcontroller.2"))
  func chainComesBack() async throws {
    let run = try await AppProgram(
      root: #"named(UIViewController(), "root")"#, code: Self.page,
      launches: [
        """
        app.rootViewController!.present(Page("first"), animated: false)
        app.visibleViewController!.present(Page("second", .pageSheet), animated: false)
        app.visibleViewController!.present(Page("third", .pageSheet), animated: false)
        app.enterBackground()
        """,
        """
        print(app.rootViewController!.chain)
        app.visibleViewController!.presentingViewController!.dismiss(animated: false)
        app.enterBackground()
        """,
        "print(app.rootViewController!.chain)",
      ]
    ).run()
    #expect(
      run.launches[0].savedPaths
        == ["root", "root/first", "root/first/second", "root/first/second/third"])
    #expect(run.launches[1].savedPaths == ["root", "root/first", "root/first/second"])
    #expect(run.launches[1].output == "root > first > second > third\n")
    #expect(run.launches[2].output == "root > first > second\n")
  }

  // Gotcha 4: only the app delegate makes a presented stack of UIKit's own class.
  @Test(
    .pins("8.g4", "4.viewcontroller.3"),
    arguments: [
      (
        "nil", "root",
        "not found, no restoration class, no controller from the app delegate, no existing object"
      ),
      (
        #"named(UINavigationController(), "stack")"#, "root > stack(page)",
        "found, by the app delegate"
      ),
    ])
  func presentedStackIsMadeByTheDelegate(
    answer: String, chain: String, decision: String
  ) async throws {
    let run = try await AppProgram(
      root: #"named(UIViewController(), "root")"#,
      delegate: """
          func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            guard identifierComponents.last == "stack" else { return nil }
            return \(answer)
          }
        """, code: Self.page,
      launches: [
        """
        app.rootViewController!.present(named(UINavigationController(rootViewController: Page("page")), "stack"), animated: false)
        app.enterBackground()
        """, "print(app.rootViewController!.chain)",
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["root", "root/stack", "root/stack/:[0]:/page"])
    #expect(run.launches[1].output == chain + "\n")
    #expect(run.launches[1].decisions.contains("root/stack: \(decision)"))
  }
}

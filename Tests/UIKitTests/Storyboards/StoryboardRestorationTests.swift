import KeyedArchive
import RunRecord
import Testing

/// Controllers that come back from their storyboard (uikit-restoration 3.2, rule 4, and 5).
@Suite struct StoryboardRestorationTests {
  private static func board(pageIdentifier: String = #"storyboardIdentifier="Page""#) -> String {
    Storyboard.text(
      initial: "stack",
      """
      <navigationController storyboardIdentifier="Stack" useStoryboardIdentifierAsRestorationIdentifier="YES" id="stack" sceneMemberID="viewController">
          <connections><segue destination="root" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController>
      """,
      """
      <viewController restorationIdentifier="Root" id="root" \(Storyboard.custom("RootViewController")) sceneMemberID="viewController">
          \(Storyboard.view("root-view", Storyboard.button("b1", "Show", #"<segue destination="page" kind="show" identifier="show" id="s1"/>"#)))
      </viewController>
      """,
      """
      <viewController \(pageIdentifier) restorationIdentifier="Leaf" id="page" \(Storyboard.custom("PageViewController")) sceneMemberID="viewController">
          \(Storyboard.view("page-view", Storyboard.label("label", "Hello")))
          <connections><outlet property="label" destination="label" id="o1"/></connections>
      </viewController>
      """)
  }

  private static let code = """
    class RootViewController: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) { print("prepare") }
    }
    class PageViewController: UIViewController {
      @IBOutlet weak var label: UILabel!
      var text = "nothing"
      override func awakeFromNib() {
        super.awakeFromNib()
        print("page awake", label == nil)
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        print("page loaded", text, navigationController == nil)
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("page appears", label.text!)
      }
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        text = coder.decodeObject(forKey: "text") as? String ?? "-"
        label.text = text
        print("page decodes", text)
      }
    }
    """

  private static let showAndLeave = """
    app.tap("Show")
    (app.visibleViewController as! PageViewController).text = "mine"
    app.enterBackground()
    """

  private static let look = """
    let stack = app.rootViewController as! UINavigationController
    print(stack.viewControllers.map { $0.restorationIdentifier! }, (stack.topViewController as? PageViewController)?.label.text ?? "-")
    """

  @Test(
    .pins(
      "1.2.10", "P4.4a", "3.1.5d", "3.2.4", "3.2.4a", "3.6.7", "4.viewcontroller.1b", "5.1", "5.4",
      "6.4.9",
      "6.4.12"),
    arguments: [AppProgram.optingIn, AppProgram.optingInByTheOldPair])
  func makesControllersAgain(optingIn: String) async throws {
    let run = try await AppProgram(
      storyboard: Self.board(), code: Self.code,
      launches: [Self.showAndLeave, Self.look], optingIn: optingIn
    ).run()
    #expect(
      run.launches[1].output == """
        page awake true
        page loaded nothing true
        page decodes mine
        page appears mine
        ["Root", "Leaf"] mine

        """)
    #expect(
      run.launches[1].decisionsWhicheverPair.contains {
        $0.contains("Leaf") && $0.contains("found, made from the storyboard Main")
      })
    let leaf = run.launches[0].savedValues("Stack/:[1]:/Leaf")
    #expect(leaf["UIStateRestorationViewControllerStoryboardKey"] != nil)
    #expect(leaf.values.contains { "\($0)".contains("Page") })
  }

  // The scene says one name, the app sets another: the path has the app's, and so has what comes back.
  @Test(.pins("3.2.4")) func keepsTheIdentifierThatTheAppHadChanged() async throws {
    let run = try await AppProgram(
      storyboard: Self.board(), code: Self.code,
      launches: [
        """
        app.tap("Show")
        app.visibleViewController!.restorationIdentifier = "Changed"
        app.enterBackground()
        """, Self.look + "\napp.enterBackground()",
      ]
    ).run()
    for launch in run.launches {
      #expect(launch.savedPaths?.last == "Stack/:[1]:/Changed")
    }
    #expect(run.launches[1].output.hasSuffix("[\"Root\", \"Changed\"] nothing\n"))
  }

  @Test(.pins("1.2.10")) func namesNoStoryboardForAControllerThatCameFromNone() async throws {
    let run = try await AppProgram(
      storyboard: Self.board(),
      code: Self.code + """

        class Own: UIViewController {
          override func decodeRestorableState(with coder: NSCoder) {
            print(coder.containsValue(forKey: UIApplication.stateRestorationViewControllerStoryboardKey))
          }
        }
        extension AppDelegate: UIViewControllerRestoration {
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            print(coder.decodeObject(forKey: UIApplication.stateRestorationViewControllerStoryboardKey) as Any)
            return Own()
          }
        }
        """,
      launches: [
        """
        let own = Own()
        own.restorationIdentifier = "own"
        own.restorationClass = AppDelegate.self
        (app.rootViewController as! UINavigationController).pushViewController(own, animated: false)
        app.enterBackground()
        """, "",
      ]
    ).run()
    #expect(run.launches[1].output == "nil\nfalse\n")
  }

  // The controllers of the initial scene are there already.
  @Test(.pins("5.3")) func findsTheFirstControllersAsTheyAre() async throws {
    let run = try await AppProgram(
      storyboard: Self.board(), code: Self.code,
      launches: [Self.showAndLeave, ""]
    ).run()
    let decisions = run.launches[1].decisions.filter { $0.contains(": found") }
    #expect(decisions.count == 3)
    #expect(decisions.prefix(2).allSatisfy { $0.contains("existing object with this path") })
  }

  // Apps that give their scenes only a restoration identifier are restored anyway.
  @Test(.pins("5.2")) func makesASceneWithoutStoryboardIdentifierByItsOwn() async throws {
    let run = try await AppProgram(
      storyboard: Self.board(pageIdentifier: ""), code: Self.code,
      launches: [Self.showAndLeave, Self.look]
    ).run()
    #expect(run.launches[1].output.hasSuffix("[\"Root\", \"Leaf\"] mine\n"))
    let leaf = run.launches[0].savedValues("Stack/:[1]:/Leaf")
    #expect(leaf.values.contains { "\($0)".contains("UIViewController-") })
  }

  // The delegate's answer of nil lets the storyboard do it; a plain initialiser leaves outlets nil.
  @Test(.pins("5.6")) func aPlainInitialiserLeavesOutletsNil() async throws {
    let program = AppProgram(
      storyboard: Self.board(),
      delegate: """
        func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
          identifierComponents.last == "Leaf" ? PageViewController(nibName: nil, bundle: nil) : nil
        }
        """, code: Self.code,
      launches: [Self.showAndLeave, ""])
    let termination = try await program.termination()
    #expect("\(termination)".contains("Unexpectedly found nil while implicitly unwrapping"))
  }

  // A class's own factory reads the storyboard from the coder (3.6: the whole order).
  @Test(.pins("5.5", "3.6.2")) func letsAFactoryReadTheStoryboard() async throws {
    let program = AppProgram(
      storyboard: Self.board(),
      code: Self.code + """

        extension PageViewController: UIViewControllerRestoration {
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            print("factory", identifierComponents)
            let board = coder.decodeObject(forKey: UIApplication.stateRestorationViewControllerStoryboardKey) as? UIStoryboard
            let page = board?.instantiateViewController(withIdentifier: "Page")
            page?.restorationIdentifier = identifierComponents.last
            page?.restorationClass = self
            return page
          }
        }
        """,
      launches: [
        """
        app.tap("Show")
        let page = app.visibleViewController as! PageViewController
        page.text = "mine"
        page.restorationClass = PageViewController.self
        app.enterBackground()
        """, "",
      ])
    let run = try await program.run()
    #expect(
      run.launches[1].output == """
        factory ["Stack", "Leaf"]
        page awake true
        page loaded nothing true
        page decodes mine
        page appears mine

        """)
  }
}

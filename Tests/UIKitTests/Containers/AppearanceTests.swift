import RunRecord
import Testing

/// The order and balance of appearance callbacks (uikit-restoration 3.6), and the edges of
/// containers and presentations.
@Suite struct AppearanceTests {
  /// Prints every callback of a controller as `a+` (will appear), `a.` (did appear), `a-`, `a!`.
  private static let spy = """
    class Spy: UIViewController {
      override func viewWillAppear(_ animated: Bool) { print(restorationIdentifier! + "+", terminator: " ") }
      override func viewDidAppear(_ animated: Bool) { print(restorationIdentifier! + ".", terminator: " ") }
      override func viewWillDisappear(_ animated: Bool) { print(restorationIdentifier! + "-", terminator: " ") }
      override func viewDidDisappear(_ animated: Bool) { print(restorationIdentifier! + "!", terminator: " ") }
      deinit { if let name = restorationIdentifier { print("~" + name, terminator: " ") } }
    }
    @MainActor func spy(_ name: String, _ style: UIModalPresentationStyle = .pageSheet) -> Spy {
      let spy = named(Spy(), name)
      spy.modalPresentationStyle = style
      return spy
    }
    """

  private func output(root: String, code: String = "", _ launch: String) async throws -> String {
    let run = try await AppProgram(root: root, code: Self.spy + "\n" + code, launches: [launch])
      .run()
    return try #require(run.launches.first).output
  }

  // Apps put the stack's bars back when they leave it.
  @Test func aPoppedControllerHasItsStackUntilItWillDisappear() async throws {
    let output = try await output(
      root: "UINavigationController(rootViewController: named(UIViewController(), \"Root\"))",
      code: """
        class Popped: UIViewController {
          func tell(_ word: String) {
            let stack = navigationController
            print(word, stack != nil, parent != nil, stack?.viewControllers.contains(self) ?? false, isMovingFromParent)
          }
          override func viewWillDisappear(_ animated: Bool) { tell("will") }
          override func viewDidDisappear(_ animated: Bool) { tell("did") }
          override func didMove(toParent parent: UIViewController?) { if parent == nil { tell("moved") } }
        }
        """,
      """
      let stack = app.rootViewController as! UINavigationController
      let hidden = Popped()
      stack.pushViewController(hidden, animated: false)
      stack.pushViewController(Popped(), animated: false)
      stack.popToRootViewController(animated: false)
      print(hidden.parent == nil, stack.viewControllers.count)
      """)
    #expect(
      output == """
        will true true true false
        did true true true false
        will true true false true
        did false false false true
        moved false false false false
        moved false false false false
        true 1

        """)
  }

  /// Apple's page of the method: after `viewWillAppear(_:)`, with the size and the traits, before the subviews are laid out.
  @Test func viewIsAppearingStandsBetweenTheOthers() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          override func viewWillAppear(_ animated: Bool) { print("will") }
          override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            print("is", view.window != nil, view.bounds.height)
          }
          override func viewDidLayoutSubviews() { print("laid out") }
          override func viewDidAppear(_ animated: Bool) { print("did") }
        }
        """,
      launches: [""]
    ).run()
    #expect(run.launches[0].output == "will\nis true 852.0\nlaid out\ndid\n")
    #expect(
      TraceDump(show: [.appearance]).text(of: run.launches[0]).contains("viewIsAppearing(_:)"))
  }

  @Test func stackShowsItsTopAlone() async throws {
    let output = try await output(
      root: "UINavigationController(rootViewController: spy(\"a\"))",
      """
      let stack = app.rootViewController as! UINavigationController
      stack.pushViewController(spy("b"), animated: false)
      print(stack.topViewController!.navigationController === stack)
      stack.viewControllers = [stack.viewControllers[0], spy("c"), stack.viewControllers[1]]
      print(stack.popToRootViewController(animated: false)!.count, stack.popViewController(animated: false) == nil)
      stack.setViewControllers([spy("d")], animated: false)
      print()
      stack.viewControllers[0].removeFromParent()
      print(stack.viewControllers.count)
      """)
    #expect(
      output == """
        a+ a. a- b+ a! b. true
        b- a+ b! a. ~c ~b 2 true
        a- d+ a! d. ~a \n\
        d- d! ~d 0

        """)
  }

  @Test func tabBarShowsItsSelectionAlone() async throws {
    let output = try await output(
      root: "UITabBarController()",
      """
      let tabs = app.rootViewController as! UITabBarController
      let (a, b) = (spy("a"), spy("b"))
      tabs.viewControllers = [a, b, a]
      print(tabs.viewControllers!.count, tabs.selectedIndex)
      tabs.selectedIndex = 1
      tabs.selectedIndex = 7
      tabs.selectedViewController = spy("stranger")
      print(tabs.selectedIndex)
      tabs.viewControllers = [b]
      print(tabs.selectedIndex, tabs.selectedViewController === b)
      tabs.viewControllers = []
      print(tabs.selectedIndex == NSNotFound, tabs.selectedViewController == nil)
      """)
    #expect(
      output
        == """
        a+ a. 2 0
        a- b+ a! b. ~stranger 1
        0 true
        b- b! true true
        ~b ~a \n
        """.dropLast())
  }

  @Test func presentationsCoverAndUncover() async throws {
    let output = try await output(
      root: "UINavigationController(rootViewController: spy(\"a\"))",
      """
      let a = app.visibleViewController!
      a.present(spy("full", .fullScreen), animated: false)
      app.visibleViewController!.present(spy("sheet"), animated: false)
      print(a.presentedViewController!.restorationIdentifier!)
      app.window!.makeKeyAndVisible()
      a.present(spy("refused"), animated: false)
      print("nobody new")
      a.dismiss(animated: false)
      print(a.presentedViewController == nil)
      a.present(spy("sheet"), animated: false)
      app.visibleViewController!.dismiss(animated: false)
      print(app.visibleViewController === a)
      a.dismiss(animated: false)
      let gone = spy("gone")
      gone.present(spy("nowhere"), animated: false)
      print(gone.presentedViewController == nil)
      """)
    #expect(
      output
        == """
        a+ a. a- full+ full. a! sheet+ sheet. full
        ~refused nobody new
        sheet- sheet! ~sheet full- a+ a. full! ~full true
        sheet+ sheet. sheet- sheet! ~sheet true
        ~nowhere true
        ~gone \n
        """.dropLast())
  }

  @Test func childrenOfACustomContainerFollowTheirViews() async throws {
    let output = try await output(
      root: "spy(\"box\")",
      """
      let box = app.rootViewController!
      let child = spy("child")
      box.addChild(child)
      box.view.addSubview(child.view)
      print(child.view.window === app.window)
      child.view.removeFromSuperview()
      child.removeFromParent()
      print(box.children.count)
      """)
    #expect(output == "box+ box. child+ child. true\nchild- child! 0\n~child ")
  }

  @Test func windowTakesItsRootsPresentationWithIt() async throws {
    let output = try await output(
      root: "spy(\"old\")",
      """
      app.rootViewController!.present(spy("full", .fullScreen), animated: false)
      app.window!.rootViewController = spy("new")
      print(app.window!.subviews.count)
      app.window!.isHidden = true
      app.window!.isHidden = false
      print(UIApplication.shared.windows.count)
      (app.delegate as! AppDelegate).window = nil
      print(UIApplication.shared.windows.count)
      """)
    #expect(
      output == """
        old+ old. old- full+ full. old! full- full! new+ new. ~old ~full 1
        new- new! new+ new. 1
        ~new 0

        """)
  }

  @Test func firstResponderGivesUpWithItsView() async throws {
    let output = try await output(
      root: "UINavigationController(rootViewController: Form())",
      code: """
        class Form: UIViewController, UITextFieldDelegate {
          let field = UITextField()
          let other = UITextField()
          var mayEnd = true
          override func viewDidLoad() {
            for field in [field, other] {
              field.delegate = self
              view.addSubview(field)
            }
          }
          func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { textField === field || mayEnd }
          func textFieldDidBeginEditing(_ textField: UITextField) { print("begin", textField === field) }
          func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
          func textFieldDidEndEditing(_ textField: UITextField) { print("end", textField === field) }
        }
        """,
      """
      let form = app.visibleViewController as! Form
      print(form.field.becomeFirstResponder(), form.field.isFirstResponder, form.field.isEditing)
      form.mayEnd = false
      print(form.other.becomeFirstResponder(), form.field.isFirstResponder)
      form.mayEnd = true
      print(form.other.becomeFirstResponder(), form.field.isFirstResponder)
      form.navigationController!.pushViewController(spy("next"), animated: false)
      print(form.other.isFirstResponder)
      """)
    #expect(
      output == """
        begin true
        true true true
        false true
        end true
        begin false
        true false
        next+ next. end false
        false

        """)
  }

  // An app may change the interface while it is being restored, or appears.
  @Test func bearsChangesInTheMiddle() async throws {
    let run = try await AppProgram(
      root: "named(UINavigationController(rootViewController: spy(\"a\")), \"nav\")",
      code: Self.spy + Self.restless,
      launches: [
        """
        (app.rootViewController as! UINavigationController).pushViewController(make(), animated: false)
        app.enterBackground()
        """,
        """
        let stack = app.rootViewController as! UINavigationController
        print(stack.viewControllers.count)
        stack.pushViewController(named(Greeting(), "greeting"), animated: false)
        """,
      ]
    ).run()
    #expect(
      run.launches[1].output
        == """
        pops: true
        ~restless a+ a. 1
        a- greeting+ a! greeting. greeting- full+ full. greeting! \n
        """.dropLast())
  }

  private static let restless = """

    class Restless: Spy, UIViewControllerRestoration {
      static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        make()
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print("pops:", navigationController!.popViewController(animated: false) === self)
      }
    }
    @MainActor func make() -> Restless {
      let restless = named(Restless(), "restless")
      restless.restorationClass = Restless.self
      return restless
    }
    class Greeting: Spy {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if presentedViewController == nil { present(spy("full", .fullScreen), animated: false) }
      }
    }
    """

  // What UIKit answers with an exception ends the process with a text that says why.
  @Test func refusesWhatCannotBe() async throws {
    let refusals = [
      (
        "stack.pushViewController(stack.topViewController!, animated: false)",
        "Spy cannot be in a navigation stack twice"
      ),
      (
        "stack.topViewController!.present(stack, animated: false)",
        "UINavigationController cannot be presented"
      ),
      ("stack.topViewController!.addChild(stack)", "A view controller cannot contain itself"),
    ]
    let app = AppProgram(
      root: "UINavigationController(rootViewController: spy(\"a\"))", code: Self.spy,
      launches: [])
    for (statement, text) in refusals {
      var app = app
      app.launches = [
        "let stack = app.rootViewController as! UINavigationController\n" + statement
      ]
      let termination = try await app.termination()
      guard case .signalled(_, let message, _) = termination else {
        Issue.record("\(statement): \(termination)")
        continue
      }
      #expect(message.hasPrefix("Fatal error: \(text)"), "\(message)")
    }
  }
}

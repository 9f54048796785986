import RunRecord
import Testing

/// Gestures that the driver makes: their states, who may begin, and what views are told.
@Suite struct GestureTests {
  @Test func gesturesGoThroughTheirStates() async throws {
    let run = try await AppProgram(
      page: Self.page,
      launches: [
        """
        for recognizer in [UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer()] as [UIGestureRecognizer] {
          recognizer.addTarget(page, action: "recognized:")
          page.box.addGestureRecognizer(recognizer)
        }
        app.tap(page.box)
        app.longPress(page.box)
        app.swipe(page.box, .right)
        app.swipe(page.box, .left)
        app.pinch(page.box, scale: 2)
        app.rotate(page.box, by: 1)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        began
        UITapGestureRecognizer ended 50
        cancelled
        began
        UILongPressGestureRecognizer began 50
        UILongPressGestureRecognizer ended 50
        cancelled
        began
        UISwipeGestureRecognizer ended 170
        cancelled
        began
        ended
        began
        UIPinchGestureRecognizer began 50
        UIPinchGestureRecognizer changed 50
        UIPinchGestureRecognizer ended 50
        cancelled
        began
        UIRotationGestureRecognizer began 50
        UIRotationGestureRecognizer changed 50
        UIRotationGestureRecognizer ended 50
        cancelled

        """)
  }

  private static let page = """
    class Box: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("began") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("cancelled") }
    }

    class Page: UIViewController, UIGestureRecognizerDelegate {
      let box = Box(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
      var together = false
      var refused: UIGestureRecognizer?
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        ExampleSupport.ExampleProgram.register(methods: [ExampleSupport.ExampleMethod("recognized:", of: Page.self) { page, arguments in page.recognized(arguments[0] as! UIGestureRecognizer) }])
      }
      func recognized(_ recognizer: UIGestureRecognizer) {
        print(recognizer.name ?? "\\(type(of: recognizer))", recognizer.state, Int(recognizer.location(in: box).x))
      }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { together }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer !== refused }
    }
    """

  @Test func oneGestureRulesOutOthersUnlessTheDelegateAllowsBoth() async throws {
    let run = try await AppProgram(
      page: Self.page,
      launches: [
        """
        func tap(_ name: String, on view: UIView) -> UITapGestureRecognizer {
          let recognizer = UITapGestureRecognizer(target: page, action: "recognized:")
          recognizer.name = name
          recognizer.cancelsTouchesInView = false
          recognizer.delegate = page
          view.addGestureRecognizer(recognizer)
          return recognizer
        }
        let (inner, outer) = (tap("inner", on: page.box), tap("outer", on: page.view))
        app.tap(page.box)
        page.together = true
        app.tap(page.box)
        page.refused = inner
        app.tap(page.box)
        page.refused = nil
        page.together = false
        let double = tap("double", on: page.box)
        double.numberOfTapsRequired = 2
        inner.require(toFail: double)
        outer.isEnabled = false
        app.doubleTap(page.box)
        page.box.removeGestureRecognizer(double)
        print(page.box.gestureRecognizers!.count, double.view as Any)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        began
        inner ended 50
        ended
        began
        inner ended 50
        outer ended 50
        ended
        began
        outer ended 50
        ended
        began
        double ended 50
        ended
        1 nil

        """)
  }

  @Test func aPanSaysHowFarAndAControlKeepsItsTaps() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          let button = UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            button.addAction(UIAction { _ in print("pressed") }, for: .touchUpInside)
            view.addSubview(button)
            ExampleSupport.ExampleProgram.register(methods: [
              ExampleSupport.ExampleMethod("panned:", of: Page.self) { page, arguments in
                let pan = arguments[0] as! UIPanGestureRecognizer
                print(pan.state, pan.translation(in: page.view).y, pan.velocity(in: page.view).y)
                pan.setTranslation(.zero, in: page.view)
                return nil
              },
              ExampleSupport.ExampleMethod("tapped", of: Page.self) { _, _ in print("tapped") },
            ])
            view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: "panned:"))
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: "tapped"))
          }
        }
        """,
      launches: [
        """
        app.pan(page.view, by: CGPoint(x: 0, y: 50))
        app.tap(page.button)
        app.tap(page.view)
        page.button.isHidden = true
        app.tap(page.button)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        began 50.0 200.0
        changed 0.0 200.0
        ended 0.0 200.0
        pressed
        tapped

        """)
    #expect(run.launches[0].decisions.last?.hasSuffix("touch ignored, the view is hidden") == true)
  }

  @Test func aRecogniserOfTheAppLooksAtTouches() async throws {
    let run = try await AppProgram(
      page: """
        class Mark: UIGestureRecognizer {
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
          override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
          override func reset() { print("reset", state == .possible) }
        }
        class Page: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            ExampleSupport.ExampleProgram.register(methods: [ExampleSupport.ExampleMethod("marked:", of: Page.self) { _, arguments in print((arguments[0] as! Mark).state) }])
            view.addGestureRecognizer(Mark(target: self, action: "marked:"))
          }
        }
        """,
      launches: ["app.pan(page.view, by: CGPoint(x: 5, y: 5))"]
    ).run()
    #expect(run.launches[0].output == "began\nchanged\nended\nreset true\n")
  }

  @Test func aLongPressOpensAContextMenu() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController, UIContextMenuInteractionDelegate {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addInteraction(UIContextMenuInteraction(delegate: self))
          }
          func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIMenu(title: "Sub", children: [UIAction(title: "Delete", attributes: .destructive) { _ in print("deleted") }])]) })
          }
        }
        """,
      launches: [
        """
        app.longPress(page.view)
        app.tap("Delete")
        """
      ]
    ).run()
    #expect(run.launches[0].output == "deleted\n")
  }

  /// "This method traverses the view hierarchy by calling the `point(inside:with:)` method of each subview": Apple's page of
  /// `hitTest(_:with:)`.
  @Test func aTouchGoesWhereTheAppsHitTestSays() async throws {
    let run = try await AppProgram(
      page: """
        class Box: UIView {
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("box \\(tag)") }
        }
        class Large: Box {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -100, dy: -100).contains(point) }
        }
        class Closed: Box {
          var isOpen = true
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            asked += 1
            return isOpen ? super.hitTest(point, with: event) : nil
          }
          var asked = 0
        }
        class Page: UIViewController {
          let closed = Closed(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
          let covered = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
          let covering = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
          override func viewDidLoad() {
            super.viewDidLoad()
            closed.tag = 1
            covered.tag = 2
            covering.tag = 3
            for box in [closed, covered, covering] { view.addSubview(box) }
          }
          func addLarge() {
            let large = Large(frame: CGRect(x: 140, y: 240, width: 1, height: 1))
            large.tag = 4
            view.addSubview(large)
          }
        }
        """,
      launches: [
        """
        app.tap(page.closed)
        print("asked", page.closed.asked, "time")
        app.tap(page.covered)
        page.addLarge()
        app.tap(page.closed)
        page.view.subviews.last!.removeFromSuperview()
        page.closed.isOpen = false
        page.covered.frame = page.closed.frame
        page.covered.tag = 5
        page.view.insertSubview(page.covered, at: 0)
        app.tap(page.closed)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "box 1\nasked 1 time\nbox 2\nbox 4\nbox 5\n")
  }

  @Test func aTouchThatTheAppsHitTestTakesFromAllViewsIsTold() async throws {
    let run = try await AppProgram(
      page: """
        class Window: UIWindow {
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        }
        class Page: UIViewController {}
        """,
      launches: [
        """
        let window = Window(frame: page.view.window!.frame)
        window.isHidden = false
        window.addSubview(page.view)
        app.tap(page.view)
        """
      ]
    ).run()
    #expect(
      run.launches[0].decisions.last?.hasSuffix("touch ignored, `hitTest(_:with:)` finds no view")
        == true)
  }
}

import RunRecord
import Testing

/// Methods that are called by the names of their selectors, once the program registered them.
@Suite struct SelectorTests {
  @Test func callsMethodsByName() async throws {
    let run = try await AppProgram(
      code: Self.base,
      launches: [
        """
        let object = Derived()
        object.perform("hello:", with: "you")
        print(object.responds(to: "hello:"), object.responds(to: NSSelectorFromString("other")), NSStringFromSelector("hello:"))
        print(object.perform("name")!.takeUnretainedValue() as? NSString == "name")
        object.perform("hello:", with: "later", afterDelay: 0)
        object.perform("hello:", with: "never", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: object)
        object.perform("hello:", with: "later", afterDelay: 0)
        await app.settle()

        var observer: Derived? = Derived()
        NotificationCenter.default.addObserver(observer!, selector: "heard:", name: NSNotification.Name("a"), object: nil)
        NotificationCenter.default.addObserver(object, selector: "heard:", name: NSNotification.Name("b"), object: observer)
        NotificationCenter.default.post(name: NSNotification.Name("a"), object: nil)
        NotificationCenter.default.post(name: NSNotification.Name("b"), object: nil)
        NotificationCenter.default.post(name: NSNotification.Name("b"), object: observer)
        NotificationCenter.default.removeObserver(object, name: NSNotification.Name("b"), object: nil)
        NotificationCenter.default.post(name: NSNotification.Name("b"), object: observer)
        observer = nil
        NotificationCenter.default.post(name: NSNotification.Name("a"), object: nil)

        let timer = Timer.scheduledTimer(timeInterval: 0.01, target: object, selector: "ticked:", userInfo: nil, repeats: true)
        try await app.wait(0.1)
        print(timer.isValid)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        hello you
        true false hello:
        true
        hello later
        heard a
        heard b
        tick
        false

        """)
  }

  private static let base = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        ExampleSupport.ExampleProgram.register(methods: [
          ExampleSupport.ExampleMethod("hello:", of: Base.self) { base, arguments in base.hello(arguments[0] as! String) },
          ExampleSupport.ExampleMethod("name", of: Derived.self) { _, _ in NSString("name") },
          ExampleSupport.ExampleMethod("heard:", of: Base.self) { _, arguments in print("heard", (arguments[0] as! Notification).name.rawValue) },
          ExampleSupport.ExampleMethod("ticked:", of: Base.self) { _, arguments in
            print("tick")
            (arguments[0] as! Timer).invalidate()
            return nil
          },
        ])
        return true
      }
    }

    class Base: NSObject {
      func hello(_ name: String) { print("hello", name) }
    }
    class Derived: Base {}
    """

  @Test func anUnknownSelectorTraps() async throws {
    let termination = try await AppProgram(
      code: Self.base,
      launches: [#"UIApplication.shared.sendAction("wrong:", to: Derived(), from: nil, for: nil)"#]
    ).termination()
    guard case .signalled(_, let text, _) = termination else {
      Issue.record("\(termination)")
      return
    }
    #expect(text.contains("-[Derived wrong:]: unrecognized selector sent to an object"))
  }

  @Test func targetsOfControlsAreAddedAndRemoved() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          let button = UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            ExampleSupport.ExampleProgram.register(methods: [
              ExampleSupport.ExampleMethod("first", of: Page.self) { _, _ in print("first") },
              ExampleSupport.ExampleMethod("second:", of: Page.self) { page, arguments in print("second", arguments[0] as? UIButton === page.button) },
            ])
            button.addTarget(self, action: "first", for: .touchDown)
            button.addAction(UIAction { _ in print("action") }, for: .touchUpInside)
            button.addTarget(self, action: "second:", for: .touchUpInside)
            button.addTarget(self, action: "second:", for: .touchUpInside)
          }
        }
        """,
      launches: [
        """
        app.tap(page.button)
        print(page.button.allTargets.count, page.button.actions(forTarget: page, forControlEvent: .touchUpInside)!)
        page.button.removeTarget(nil, action: nil, for: .allEvents)
        app.tap(page.button)
        page.button.isEnabled = false
        app.tap(page.button)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "first\naction\nsecond true\n1 [\"second:\"]\naction\n")
  }
}

import RunRecord
import Testing

/// The user's settings, observed while the app sets them.
@Suite struct DefaultsObservingTests {
  @Test func whoObservesASettingHearsOfEachWayToSetIt() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        extension UserDefaults {
          @objc dynamic var greeting: String { string(forKey: "greeting") ?? "none" }
          @objc dynamic var size: Int {
            get { integer(forKey: "kept size") }
            set { set(newValue, forKey: "kept size") }
          }
          @objc dynamic var n: Double { double(forKey: "n") }
        }
        """,
      launches: [
        """
        let defaults = UserDefaults.standard
        let observations = [
          defaults.observe(\\.greeting, options: [.initial, .old, .new]) { defaults, change in print("greeting", change.oldValue ?? "-", change.newValue!, defaults.greeting) },
          defaults.observe(\\.size, options: .new) { _, change in print("size", change.newValue!) },
          defaults.observe(\\.n, options: .new) { _, change in print("n", change.newValue!) },
        ]
        defaults.set("milk", forKey: "greeting")
        defaults.setValue("bread", forKey: "greeting")
        defaults.removeObject(forKey: "greeting")
        defaults.size = 3
        defaults.set(2.5, forKey: "n")
        defaults.set("unseen", forKey: "other")
        observations.forEach { $0.invalidate() }
        defaults.set("quiet", forKey: "greeting")
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        greeting - none none
        greeting none milk milk
        greeting milk bread bread
        greeting bread none none
        size 3
        n 2.5

        """)
  }

  @Test func anObserverByNameHearsOfASetting() async throws {
    let run = try await AppProgram(
      root: "Page()",
      code: """
        class Page: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            UserDefaults.standard.addObserver(self, forKeyPath: "sound", options: .new, context: nil)
          }
          deinit { UserDefaults.standard.removeObserver(self, forKeyPath: "sound") }
          override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
            print(keyPath!, change![.newKey]!, object is UserDefaults)
          }
        }
        """,
      launches: [
        """
        app.rootViewController!.loadViewIfNeeded()
        UserDefaults.standard.set(true, forKey: "sound")
        UserDefaults.standard.set(false, forKey: "light")
        UserDefaults.standard.set(2, forKey: "sound")
        print(UserDefaults.standard.bool(forKey: "light"))
        """
      ]
    ).run()
    #expect(run.launches[0].output == "sound true true\nsound 2 true\nfalse\n")
  }

  // Foundation on Linux keeps of an address its path alone.
  @Test func addressesAreKept() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      launches: [
        """
        UserDefaults.standard.set(URL(string: "https://example.com/a?b=1"), forKey: "page")
        UserDefaults.standard.set(URL(fileURLWithPath: "/tmp/a"), forKey: "file")
        UserDefaults.standard.set(URL(string: "https://example.com"), forKey: "none")
        UserDefaults.standard.set(nil as URL?, forKey: "none")
        """,
        #"print(UserDefaults.standard.url(forKey: "page")!, UserDefaults.standard.url(forKey: "file")!.path, UserDefaults.standard.url(forKey: "none") as Any)"#,
      ]
    ).run()
    #expect(run.launches[1].output == "https://example.com/a?b=1 /tmp/a nil\n")
  }

  // As a property of a class of the app's own, one that it gives to a class of UIKit tells observers.
  @Test func aPropertyThatTheAppGivesAViewIsObserved() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        extension UIView {
          @IBInspectable @objc dynamic var rounding: CGFloat {
            get { layer.cornerRadius }
            set { layer.cornerRadius = newValue }
          }
        }
        """,
      launches: [
        """
        let view = UIButton()
        let observation = view.observe(\\.rounding, options: [.old, .new]) { _, change in print(change.oldValue!, change.newValue!) }
        view.rounding = 4
        view.setValue(8, forKey: "rounding")
        observation.invalidate()
        print(view.layer.cornerRadius)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "0.0 4.0\n4.0 8.0\n8.0\n")
  }
}

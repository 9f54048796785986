import RunRecord
import Testing

/// Properties that are read and set by name, as outlets and attributes of storyboards are.
@Suite struct KeyValueTests {
  // Foundation's dictionaries have the method on Linux, too.
  @Test func aDictionaryIsAskedForAKey() async throws {
    let run = try await AppProgram(
      page: "class Page: UIViewController {}",
      launches: [
        """
        let dictionary: NSDictionary = ["list": ["url": "a"]]
        print((dictionary.value(forKey: "list") as? [String: String])?["url"] ?? "none", dictionary.value(forKey: "none") == nil)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "a true\n")
  }

  @Test func propertiesAreReadAndSetByName() async throws {
    let run = try await AppProgram(
      page: """
        @objcMembers class Model: NSObject {
          var name = "a"
          var page: Page?
        }
        class Page: UIViewController {
          @IBOutlet private weak var label: UILabel!
          @IBOutlet private(set) var buttons: [UIButton]!
          @IBInspectable var radius: CGFloat = 0
          @IBInspectable private var isRound: Bool = false
          @IBInspectable var name: String?
          @objc dynamic private var model = Model()
          @objc var half: CGFloat { radius / 2 }
          func show() {
            print(label?.text ?? "none", buttons?.count ?? 0, radius, isRound, name ?? "none", model.name)
          }
        }
        """,
      launches: [
        """
        page.show()
        let label = UILabel()
        label.setValue("text", forKey: "text")
        page.view.addSubview(label)
        page.setValue(label, forKey: "label")
        page.setValue([UIButton(), UIButton()], forKey: "buttons")
        page.setValue(NSNumber(value: 3), forKey: "radius")
        page.setValue(true, forKey: "isRound")
        page.setValue("name" as NSString, forKey: "name")
        page.setValue("b", forKeyPath: #keyPath(Model.page.model.name).replacingOccurrences(of: "page.", with: ""))
        page.show()
        page.setValue(nil, forKey: "name")
        page.setValue(4, forKeyPath: "view.tag")
        print(page.value(forKey: "half") as? CGFloat ?? 0, page.value(forKey: "name") == nil, page.view.tag)
        print(page.value(forKeyPath: "model.name") as? String ?? "", page.value(forKeyPath: "label.hidden") as? Bool ?? true)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        none 0 0.0 false none a
        text 2 3.0 true name b
        1.5 true 4
        b false

        """)
  }

  // Stores of values have what was put into them.
  @Test func storesTakeValuesOfAnyName() async throws {
    let run = try await AppProgram(
      page: "class Page: UIViewController {}",
      launches: [
        """
        UserDefaults.standard.setValue("milk", forKey: "note")
        print(UserDefaults.standard.value(forKey: "note") as? String ?? "-", UserDefaults.standard.value(forKey: "other") == nil)
        let pairs = NSMutableDictionary(dictionary: ["a": 1])
        pairs.setValue(2, forKey: "b")
        pairs.setValue(nil, forKey: "a")
        print(pairs["a"] == nil, pairs["b"] as? Int ?? 0)
        """,
        #"print(UserDefaults.standard.string(forKey: "note") ?? "-")"#,
      ]
    ).run()
    #expect(run.launches.map(\.output) == ["milk true\ntrue 2\n", "milk\n"])
  }

  @Test func anUnknownKeyTraps() async throws {
    let termination = try await AppProgram(
      page: "class Page: UIViewController {}",
      launches: [#"page.setValue(1, forKey: "label")"#]
    ).termination()
    guard case .signalled(_, let text, _) = termination else {
      Issue.record("\(termination)")
      return
    }
    #expect(
      text.contains("this class is not key value coding-compliant for the key label"))
  }

  @Test func changesOfDynamicPropertiesAreObserved() async throws {
    let run = try await AppProgram(
      page: """
        class Model: NSObject {
          @objc dynamic var name = "a" { didSet { count += 1 } }
          @objc private(set) dynamic var count = 0
          @objc dynamic private var owner: String?
          init(owner: String) { self.owner = owner }
        }
        @objcMembers class Page: UIViewController {
          dynamic var model = Model(owner: "o")
          private dynamic var number: Int = 1
          var observations: [NSKeyValueObservation] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            observations.append(model.observe(\\.name, options: [.old, .new]) { model, change in
              print("name", change.oldValue ?? "", change.newValue ?? "", model.name)
            })
            observations.append(observe(\\.model.count, options: [.initial, .new]) { _, change in
              print("count", change.newValue ?? -1, change.oldValue == nil)
            })
            observations.append(observe(\\.number) { page, change in
              print("number", page.number, change.newValue == nil)
            })
            number = 2
          }
        }
        """,
      launches: [
        """
        page.model.name = "b"
        page.model = Model(owner: "p")
        page.model.name = "c"
        page.setValue(3, forKey: "number")
        page.observations[1].invalidate()
        page.observations = []
        page.model.name = "d"
        print(page.model.count)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        count 0 true
        number 2 true
        name a b b
        count 1 true
        count 0 true
        count 1 true
        number 3 true
        2

        """)
  }
}

import RunRecord
import Testing

/// The chain of responders, the first of them, and the keyboard that follows it.
@Suite struct ResponderTests {
  @Test func typingAsksTheDelegateAndTheKeyboardFollows() async throws {
    let run = try await AppProgram(
      page: Self.fields,
      launches: [
        """
        app.type("a7b", into: "Name")
        print(page.name.text!)
        app.type("x\\n", into: page.other)
        await app.settle()
        page.view.endEditing(true)
        await app.settle()
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        should begin Name
        did begin Name
        keyboard WillShow
        change 0+0 a
        changed a
        change 1+0 7
        change 1+0 b
        changed ab
        ab
        should begin Other
        did end Name
        did begin Other
        change 0+0 x
        changed x
        return
        keyboard DidShow
        did end Other
        keyboard WillHide
        keyboard DidHide

        """)
  }

  private static let fields = """
    class Page: UIViewController, UITextFieldDelegate {
      let name = UITextField(), other = UITextField()
      override func viewDidLoad() {
        super.viewDidLoad()
        name.placeholder = "Name"
        other.placeholder = "Other"
        for field in [name, other] {
          field.delegate = self
          field.addAction(UIAction { action in print("changed", (action.sender as! UITextField).text!) }, for: .editingChanged)
          view.addSubview(field)
        }
        for word in ["WillShow", "DidShow", "WillHide", "DidHide"] {
          NotificationCenter.default.addObserver(forName: NSNotification.Name("UIKeyboard\\(word)Notification"), object: nil, queue: nil) { notification in
            let frame = (notification.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! NSValue).cgRectValue
            print("keyboard", word, terminator: frame.height == 336 ? "\\n" : "?")
          }
        }
      }
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        print("should begin", textField.placeholder!)
        return true
      }
      func textFieldDidBeginEditing(_ textField: UITextField) { print("did begin", textField.placeholder!) }
      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { print("did end", textField.placeholder!) }
      func textFieldDidEndEditing(_ textField: UITextField) { print("never called") }
      func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        print("change \\(range.location)+\\(range.length)", string)
        return Int(string) == nil
      }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        print("return")
        return false
      }
    }
    """

  @Test func anActionWithoutATargetGoesUpTheChain() async throws {
    let run = try await AppProgram(
      page: """
        class Box: UIView {
          override var canBecomeFirstResponder: Bool { true }
          override var inputView: UIView? { UIView() }
        }
        class Page: UIViewController {
          let box = Box(), button = UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            ExampleSupport.ExampleProgram.register(methods: [
              ExampleSupport.ExampleMethod("up:event:", of: Page.self) { _, arguments in print("up", arguments[0] is UIButton, arguments[1] is UIEvent) },
              ExampleSupport.ExampleMethod("stay", of: Box.self) { _, _ in print("stay") },
            ])
            view.addSubview(box)
            box.addSubview(button)
            button.addTarget(nil, action: "up:event:", for: .touchUpInside)
          }
        }
        """,
      launches: [
        """
        app.tap(page.button)
        print(page.box.becomeFirstResponder(), page.box.isFirstResponder)
        print(UIApplication.shared.sendAction("stay", to: nil, from: nil, for: nil))
        print(UIApplication.shared.sendAction("nothing", to: nil, from: nil, for: nil))
        print(page.box.target(forAction: "up:event:", withSender: nil) as? UIViewController === page)
        print(UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil), page.box.isFirstResponder)
        var chain: [String] = []
        var responder: UIResponder? = page.button
        while let current = responder {
          chain.append("\\(type(of: current))")
          responder = current.next
        }
        print(chain)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        up true true
        true true
        stay
        true
        false
        true
        true false
        ["UIButton", "Box", "UIView", "Page", "UIWindow", "UIWindowScene", "UIApplication", "AppDelegate"]

        """)
  }

  @Test func touchesGoUpTheChain() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          let label = UILabel(), toggle = UISwitch()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            view.addSubview(toggle)
            toggle.addAction(UIAction { [unowned self] _ in print("on", toggle.isOn) }, for: .valueChanged)
          }
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("began", touches.first!.view === view) }
        }
        """,
      launches: [
        """
        app.tap(page.label)
        app.tap(page.toggle)
        UIApplication.shared.beginIgnoringInteractionEvents()
        app.tap(page.toggle)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "began true\non true\n")
  }
}

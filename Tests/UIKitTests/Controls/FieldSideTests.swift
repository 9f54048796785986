import RunRecord
import Testing

/// What stands beside the text of a field.
@Suite struct FieldSideTests {
  private static let page = """
    class PaddedField: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
      }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
      override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    }
    class Page: UIViewController, UITextFieldDelegate {
      let field = PaddedField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Name"
        field.leftView = icon
        view.addSubview(field)
        field.addTarget(self, action: #selector(changed), for: .editingChanged)
      }
      @objc func changed() { print("changed to \\(field.text!).") }
    }
    """

  @Test func aSideViewIsInTheFieldWhileItsModeSaysSo() async throws {
    let run = try await AppProgram(
      page: Self.page,
      launches: [
        """
        func show() {
          page.view.layoutIfNeeded()
          print(page.icon.superview === page.field, page.icon.frame, page.field.textRect(forBounds: page.field.bounds))
        }
        show()
        page.field.leftViewMode = .always
        show()
        page.field.leftViewMode = .whileEditing
        show()
        page.field.becomeFirstResponder()
        show()
        page.field.resignFirstResponder()
        page.field.leftViewMode = .unlessEditing
        show()
        page.field.leftView = nil
        print(page.icon.superview == nil, page.field.subviews.count)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        false (0.0, 0.0, 30.0, 20.0) (10.0, 0.0, 280.0, 40.0)
        true (0.0, 10.0, 30.0, 20.0) (40.0, 0.0, 250.0, 40.0)
        false (0.0, 10.0, 30.0, 20.0) (10.0, 0.0, 280.0, 40.0)
        true (0.0, 10.0, 30.0, 20.0) (40.0, 0.0, 250.0, 40.0)
        true (0.0, 10.0, 30.0, 20.0) (40.0, 0.0, 250.0, 40.0)
        true 0

        """)
  }

  @Test func aTapOnTheClearButtonEmptiesTheField() async throws {
    let run = try await AppProgram(
      page: Self.page,
      launches: [
        """
        page.field.text = "Milk"
        app.tap(page.field, at: CGPoint(x: 288, y: 20))
        print(page.field.text!)
        page.field.clearButtonMode = .whileEditing
        print(page.field.textRect(forBounds: page.field.bounds))
        // @step Typing
        app.tap(page.field, at: CGPoint(x: 288, y: 20))
        print(page.field.isEditing)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        Milk
        (10.0, 0.0, 256.0, 40.0)
        changed to .
        true

        """)
    let screen = try #require(run.launches[0].drawing(at: .step("Typing")))
    #expect(SpokenLine.lines(of: screen).map(\.label).contains("Clear text"))
  }

  @Test func aTapBetweenBarsHidesAndShowsThem() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          let stack = UINavigationController(rootViewController: UIViewController())
          let button = UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            stack.hidesBarsOnTap = true
            stack.modalPresentationStyle = .fullScreen
            button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
            stack.topViewController?.view.addSubview(button)
          }
        }
        """,
      launches: [
        """
        page.present(page.stack, animated: false)
        let content = page.stack.topViewController!.view!
        app.tap(content)
        print(page.stack.isNavigationBarHidden)
        app.tap(page.button)
        print(page.stack.isNavigationBarHidden)
        app.tap(content)
        print(page.stack.isNavigationBarHidden)
        page.stack.hidesBarsOnTap = false
        app.tap(content)
        print(page.stack.isNavigationBarHidden, page.stack.barHideOnTapGestureRecognizer.isEnabled)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "true\ntrue\nfalse\nfalse false\n")
  }
}

import RunRecord
import Testing

/// What a first responder shows above the keys of the keyboard, and in their place.
struct DrawnKeyboardTests {
  private static let cases = ScreenCases(
    [
      "above": """
      let field = page.field("Name", y: 100)
      field.inputAccessoryView = doneBar { print("done"); field.resignFirstResponder() }
      let observer = observeKeyboard()
      app.type("Ann", into: "Name")
      await app.settle()
      // @step Typing
      app.tap("Done")
      await app.settle()
      withExtendedLifetime(observer) {}
      """,
      "in place": """
      let field = page.field("Size", y: 100)
      let sizes = UIPickerView(), source = Sizes()
      sizes.dataSource = source
      sizes.delegate = source
      field.inputView = sizes
      field.becomeFirstResponder()
      await app.settle()
      // @step Choosing
      withExtendedLifetime(source) {}
      """,
      "another field": """
      let name = page.field("Name", y: 100), city = page.field("City", y: 150)
      name.inputAccessoryView = doneBar {}
      let observer = observeKeyboard()
      name.becomeFirstResponder()
      city.becomeFirstResponder()
      await app.settle()
      // @step City
      withExtendedLifetime(observer) {}
      """,
    ],
    beside: """
      class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
          ["Small", "Large"][row]
        }
      }

      func doneBar(_ action: @escaping () -> Void) -> UIToolbar {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [
          UIBarButtonItem(systemItem: .flexibleSpace),
          UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in action() }),
        ]
        return bar
      }

      func observeKeyboard() -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { note in
          let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as! NSValue).cgRectValue
          print(frame.minY, frame.height)
        }
      }

      extension UIViewController {
        func field(_ name: String, y: CGFloat) -> UITextField {
          let field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 30))
          field.placeholder = name
          view.addSubview(field)
          return field
        }
      }
      """)

  @Test func showsAnAccessoryAboveTheKeysWhichTheUserCanTap() async throws {
    try await Self.cases.check(
      "above", at: .step("Typing"),
      """
        text field "Name", value "Ann", editing
        toolbar
          button "Done"
        keyboard
      """)
    let launch = try await Self.cases.launch("above")
    #expect(launch.output == "472.0 380.0\ndone\n852.0 380.0\n")
    let typing = try #require(launch.drawing(at: .step("Typing"))).all
    let bar = try #require(typing.first { $0.role == .toolbar })
    let keys = try #require(typing.first { $0.role == .keyboard })
    #expect(bar.frame.y == 472 && bar.frame.maxY == keys.frame.y && bar.frame.width == 393)
    #expect(launch.drawing(at: nil)?.all.contains { $0.role == .toolbar } == false)
  }

  @Test func showsAViewInPlaceOfTheKeys() async throws {
    try await Self.cases.check(
      "in place", at: .step("Choosing"),
      """
        text field "Size", editing
        picker
          wheel, value "Small"
      """)
  }

  @Test func tellsOfAnotherHeightWhenTheNextFieldHasNoAccessory() async throws {
    let launch = try await Self.cases.launch("another field")
    #expect(launch.output == "472.0 380.0\n516.0 336.0\n")
    #expect(launch.drawing(at: .step("City"))?.all.contains { $0.role == .toolbar } == false)
  }
}

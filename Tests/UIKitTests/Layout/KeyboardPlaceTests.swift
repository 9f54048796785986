import RunRecord
import Testing

/// Where the keyboard is on each device, and what makes room for it.
@Suite struct KeyboardPlaceTests {
  @Test(arguments: [
    ("iPhone 15", "{{0, 516}, {393, 336}} {{0, 184}, {852, 209}}"),
    ("iPhone SE", "{{0, 407}, {375, 260}} {{0, 175}, {667, 200}}"),
  ])
  func followsTheDevice(device: String, expected: String) async throws {
    var program = AppProgram(
      page: """
        class Page: UIViewController {
          let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
          }
          func end() -> String {
            var text = ""
            let observer = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { text = NSCoder.string(for: ($0.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! NSValue).cgRectValue) }
            field.becomeFirstResponder()
            field.resignFirstResponder()
            NotificationCenter.default.removeObserver(observer)
            return text
          }
        }
        """,
      launches: [
        """
        let upright = page.end()
        app.rotate(to: .landscape)
        print(upright, page.end())
        """
      ])
    program.conditions = [LaunchConditions(device: device)]
    let run = try await program.run()
    #expect(run.launches[0].output == expected + "\n")
  }

  @Test func turnsWithTheDevice() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          let field = UITextField()
          override func viewDidLoad() {
            super.viewDidLoad()
            field.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(field)
            NSLayoutConstraint.activate([
              field.leadingAnchor.constraint(equalTo: view.leadingAnchor), field.widthAnchor.constraint(equalToConstant: 100), field.heightAnchor.constraint(equalToConstant: 40),
              field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            ])
            for name in [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardWillShowNotification] {
              NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let places = [UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey].map { NSCoder.string(for: (note.userInfo![$0] as! NSValue).cgRectValue) }
                print(note.name.rawValue, places.joined(separator: " "))
              }
            }
          }
        }
        """,
      launches: [
        """
        page.field.becomeFirstResponder()
        await app.settle()
        print("turn")
        app.rotate(to: .landscape)
        await app.settle()
        print(page.field.frame.maxY)
        page.field.resignFirstResponder()
        await app.settle()
        print("turn back")
        app.rotate(to: .portrait)
        await app.settle()
        """
      ]
    ).run()
    let lines = run.launches[0].output.split(separator: "\n").map(String.init)
    let turn = try #require(lines.firstIndex(of: "turn"))
    let places = "{{0, 516}, {393, 336}} {{0, 184}, {852, 209}}"
    #expect(
      Array(lines[(turn + 1)...(turn + 3)]) == [
        "UIKeyboardWillChangeFrameNotification \(places)",
        "UIKeyboardDidChangeFrameNotification \(places)", "184.0",
      ])
    #expect(lines.last == "turn back")
    let drawing = try #require(run.launches[0].drawing(at: nil))
    #expect(!drawing.all.contains { $0.role == .keyboard })
  }

  @Test func raisesWhatStandsOnItsGuide() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          let field = UITextField()
          override func viewDidLoad() {
            super.viewDidLoad()
            field.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(field)
            NSLayoutConstraint.activate([
              field.leadingAnchor.constraint(equalTo: view.leadingAnchor), field.widthAnchor.constraint(equalToConstant: 100), field.heightAnchor.constraint(equalToConstant: 40),
              field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            ])
          }
          func show() {
            view.window!.layoutIfNeeded()
            print(field.frame.maxY, NSCoder.string(for: view.keyboardLayoutGuide.layoutFrame))
          }
        }
        """,
      launches: [
        "page.show(); page.field.becomeFirstResponder(); page.show(); page.field.resignFirstResponder(); page.show()"
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        818.0 {{0, 818}, {393, 34}}
        516.0 {{0, 516}, {393, 336}}
        818.0 {{0, 818}, {393, 34}}

        """)
  }

  @Test func takesRoomFromTheRowsOfATableController() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UITableViewController {
          let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 50
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            if indexPath.row == 12 { cell.contentView.addSubview(field) }
            return cell
          }
          func show() { print(NSCoder.string(for: tableView.adjustedContentInset), NSCoder.string(for: tableView.contentInset), tableView.contentOffset.y) }
        }
        """,
      launches: [
        "page.show(); page.field.becomeFirstResponder(); page.show(); page.field.resignFirstResponder(); page.show()"
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        {59, 0, 34, 0} {0, 0, 0, 0} -59.0
        {59, 0, 336, 0} {0, 0, 0, 0} 124.0
        {59, 0, 34, 0} {0, 0, 0, 0} 124.0

        """)
  }
}

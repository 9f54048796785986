import RunRecord
import Testing

/// Views are as large as what they show, and are laid out again when that changes.
struct ContentSizeTests {
  private static let cases = ScreenCases(
    [
      "buttons": """
      var filled = UIButton.Configuration.filled()
      filled.title = "Follow"
      filled.image = UIImage(systemName: "plus")
      filled.imagePadding = 6
      let plain = UIButton(type: .system)
      plain.setTitle("Show all of them", for: .normal)
      plain.setImage(UIImage(systemName: "star"), for: .normal)
      stack.alignment = .leading
      for button in [UIButton(configuration: filled), plain] { stack.addArrangedSubview(button) }
      await app.settle()
      """,
      "fields": """
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = "Name"
      print(field.intrinsicContentSize.height)
      let text = UITextView()
      text.isScrollEnabled = false
      text.font = .systemFont(ofSize: 17)
      text.text = "A few words that are longer than a line of a phone, so that there are two of them."
      stack.addArrangedSubview(text)
      stack.addArrangedSubview(label("Below", y: 0))
      await app.settle()
      print(text.frame.height < 70, text.frame.height > 50)
      """,
      "changes": """
      let name = UILabel()
      let button = UIButton(type: .system)
      let picture = UIImageView()
      stack.alignment = .leading
      for view in [name, button, picture] { stack.addArrangedSubview(view) }
      name.text = "Ada"
      await app.settle()
      let before = name.frame.height
      name.font = .systemFont(ofSize: 40)
      button.setTitle("A long title of a button", for: .normal)
      picture.image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 20)).image { _ in }
      await app.settle()
      print(name.frame.height > 2 * before, button.frame.width > 150, picture.frame.size)
      name.text = "Several words that need more than one line in that size"
      name.numberOfLines = 0
      await app.settle()
      print(name.frame.height > 90)
      """,
      "required width": """
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "As many words as do not fit a line of two hundred points"
      let fitting = label.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      print(fitting.width, fitting.height == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
      """,
      "smaller": """
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 60, height: 24))
      label.text = "Eleven letters"
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.2
      page.view.addSubview(label)
      """,
      "mirrored": """
      let field = UITextField()
      field.semanticContentAttribute = .forceRightToLeft
      field.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(field)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
        field.trailingAnchor.constraint(equalTo: page.view.trailingAnchor, constant: -20),
        field.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 200),
      ])
      await app.settle()
      print(field.frame.minX, field.frame.maxX)
      """,
      "cell": """
      let table = UITableView(frame: page.view.bounds)
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      let rows = Rows()
      table.dataSource = rows
      page.view.addSubview(table)
      await app.settle()
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as! Cell
      print(cell.name.convert(cell.name.bounds, to: cell).minX, cell.frame.height.rounded())
      withExtendedLifetime(rows) {}
      """,
      "tab bar": """
      let tabs = UITabBarController()
      let search = UIViewController()
      search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
      let mail = UIViewController()
      mail.tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 1)
      mail.tabBarItem.badgeValue = "3"
      tabs.viewControllers = [search, mail]
      page.view.window!.rootViewController = tabs
      await app.settle()
      """,
      "button parts": """
      var filled = UIButton.Configuration.filled()
      filled.title = "Follow"
      filled.subtitle = "Every day"
      filled.image = UIImage(systemName: "plus")
      filled.imagePlacement = .trailing
      stack.alignment = .leading
      stack.addArrangedSubview(UIButton(configuration: filled))
      stack.addArrangedSubview(UIButton(type: .infoLight))
      await app.settle()
      """,
      "editing": """
      let table = UITableView(frame: page.view.bounds)
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      let rows = Rows()
      table.dataSource = rows
      page.view.addSubview(table)
      await app.settle()
      table.setEditing(true, animated: false)
      await app.settle()
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as! Cell
      print(cell.contentView.frame.minX)
      withExtendedLifetime(rows) {}
      """,
      "lines": """
      let dashed = CAShapeLayer()
      dashed.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50)).cgPath
      dashed.strokeColor = UIColor.red.cgColor
      dashed.lineDashPattern = [4, 2]
      page.view.layer.addSublayer(dashed)
      let turned = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
      turned.backgroundColor = .blue
      turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
      page.view.addSubview(turned)
      """,
      "accessible": """
      let tile = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
      tile.isAccessibilityElement = true
      tile.accessibilityLabel = "Open the map"
      tile.accessibilityTraits = .button
      tile.addSubview(label("Map", y: 10))
      page.view.addSubview(tile)
      let wheel = UIPickerView(frame: CGRect(x: 0, y: 300, width: 300, height: 200))
      let views = Views()
      wheel.dataSource = views
      wheel.delegate = views
      page.view.addSubview(wheel)
      await app.settle()
      app.enterBackground()
      withExtendedLifetime(views) {}
      """,
      "sheet": """
      page.present(UINavigationController(rootViewController: UITableViewController()), animated: false)
      await app.settle()
      """,
    ],
    beside: """
      final class Cell: UITableViewCell {
        let name = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          name.text = "Name"
          name.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(name)
          let margins = contentView.layoutMarginsGuide
          NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: margins.leadingAnchor), name.topAnchor.constraint(equalTo: margins.topAnchor),
            name.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }

      final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
      }

      final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
        func pickerView(
          _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView {
          let label = UILabel()
          label.text = ["Tea", "Milk"][row]
          return label
        }
      }

      extension Page {
        var stack: UIStackView {
          if let stack = view.subviews.first as? UIStackView { return stack }
          let stack = UIStackView()
          stack.axis = .vertical
          stack.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(stack)
          NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          ])
          return stack
        }
      }

      @MainActor var stack: UIStackView {
        (UIApplication.shared.windows[0].rootViewController as! Page).stack
      }
      """)

  private func drawing(_ name: String) async throws -> ScreenDrawing {
    try #require(try await Self.cases.launch(name).drawing(at: nil))
  }

  private func output(_ name: String) async throws -> String {
    try await Self.cases.launch(name).output
  }

  @Test func aButtonShowsAllOfItsTitle() async throws {
    let texts = try await drawing("buttons").all.filter { $0.role == .button }.flatMap {
      $0.texts ?? []
    }
    #expect(texts.map(\.text) == ["Follow", "Show all of them"])
  }

  // A rounded text field of the usual font is 34 points high; a text view that does not scroll is as high as its lines.
  @Test func aFieldAndATextViewAreAsHighAsTheyNeed() async throws {
    #expect(try await output("fields") == "34.0\ntrue true\n")
  }

  @Test func whatChangesIsLaidOutAgain() async throws {
    #expect(try await output("changes") == "true true (50.0, 20.0)\ntrue\n")
  }

  @Test func aRequiredWidthHolds() async throws {
    #expect(try await output("required width") == "200.0 true\n")
  }

  @Test func aLabelMakesItsLineSmaller() async throws {
    let text = try #require(
      try await drawing("smaller").all.compactMap(\.texts).flatMap(\.self).first)
    #expect(text.text == "Eleven letters" && text.size < 12 && text.width <= 60.5)
  }

  @Test func aMirroredViewStaysInItsPlace() async throws {
    #expect(try await output("mirrored") == "20.0 373.0\n")
  }

  // The line above a row begins 20 points from its edge, and a row of one line is 44 points high.
  @Test func aRowsContentBeginsWhereItsLineDoes() async throws {
    #expect(try await output("cell").hasPrefix("20.0 4"))
  }

  @Test func aTabOfTheSystemHasItsNameAndAnotherItsBadge() async throws {
    let tabs = try await drawing("tab bar").all.filter { $0.role == .tab }
    #expect(tabs.map { $0.texts?.first?.text } == ["Search", "Mail"])
    #expect(tabs[0].image?.name == "magnifyingglass")
    #expect(tabs[1].children?.first?.texts?.first?.text == "3")
  }

  @Test func aButtonHasItsSubtitleAndItsImageWhereItSays() async throws {
    let buttons = try await drawing("button parts").all.filter { $0.role == .button }
    #expect(buttons[0].texts?.map(\.text) == ["Follow", "Every day"])
    let title = try #require(buttons[0].texts?.first)
    #expect(try #require(buttons[0].image).frame.x >= title.x + title.width)
    #expect(buttons[1].image?.name == "info.circle")
  }

  @Test func aRowThatIsEditedMovesItsContent() async throws {
    #expect(try await output("editing") == "38.0\n")
  }

  @Test func aBrokenLineAndATurnedViewAreDrawnSo() async throws {
    let all = try await drawing("lines").all
    #expect(all.flatMap { $0.paths ?? [] }.contains { $0.dash == [4, 2] })
    let turned = try #require(all.first { $0.paths?.first?.fill?.light == 0x0000_FFFF })
    #expect(turned.look?.fill == nil)
    #expect(turned.paths?.first?.outline.hasPrefix("M 150.0 279.5 L 220.5 350.0") == true)
  }

  @Test func whatIsOneElementIsReadAsOne() async throws {
    try await Self.cases.check(
      "accessible",
      """
        button "Open the map"
        picker
          wheel, value "Tea"
      """)
  }

  @Test func theBarOfASheetIsInIt() async throws {
    let bar = try #require(try await drawing("sheet").all.last { $0.role == .navigationBar })
    #expect(bar.frame.y > 40)
  }
}

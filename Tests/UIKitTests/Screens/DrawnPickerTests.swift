import RunRecord
import Testing

/// Date pickers, color wells, and menus beside what opened them.
struct DrawnPickerTests {
  private static let cases = ScreenCases(
    [
      "wheels": """
      page.show([picker(.date, .wheels), picker(.time, .wheels), picker(.dateAndTime, .wheels)])
      await app.settle()
      """,
      "wheels of another language": """
      let pickers = [picker(.date, .wheels), picker(.time, .wheels)]
      for picker in pickers { picker.locale = Locale(identifier: "de_DE") }
      page.show(pickers)
      await app.settle()
      """,
      "durations": """
      let timer = picker(.countDownTimer, .compact)
      timer.countDownDuration = 3_720
      page.show([timer])
      await app.settle()
      """,
      "extremes": """
      let never = [picker(.date, .wheels), picker(.date, .inline)]
      for picker in never { picker.date = Date(timeIntervalSince1970: 1e15) }
      let odd = [picker(.time, .wheels), picker(.time, .wheels)]
      odd[0].minuteInterval = Int.max
      odd[1].minuteInterval = 7
      page.show(never + odd)
      await app.settle()
      """,
      "calendar": """
      page.show([picker(.date, .inline), picker(.dateAndTime, .inline), picker(.time, .inline)])
      await app.settle()
      """,
      "color": """
      let well = UIColorWell()
      well.selectedColor = .red
      well.title = "Accent"
      page.show([well, UIColorWell()])
      await app.settle()
      """,
      "menus": """
      let top = menuButton("Top", y: 100), bottom = menuButton("Bottom", y: 780)
      top.frame.origin.x = 300
      page.view.addSubview(top)
      page.view.addSubview(bottom)
      await app.settle()
      app.tap("Top")
      // @step Below
      app.tap("One")
      app.tap("Bottom")
      await app.settle()
      """,
    ],
    beside: """
      func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.date = Date(timeIntervalSince1970: 1_789_000_000)
        return picker
      }

      func menuButton(_ title: String, y: CGFloat) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 20, y: y, width: 80, height: 30)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
        button.showsMenuAsPrimaryAction = true
        return button
      }

      extension UIViewController {
        func show(_ views: [UIView]) {
          let column = UIStackView(arrangedSubviews: views)
          column.axis = .vertical
          column.alignment = .center
          column.frame.size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          view.addSubview(column)
        }
      }
      """)

  @Test func hasAWheelForEachPartOfADate() async throws {
    try await Self.cases.check(
      "wheels",
      """
        date picker, value "Sep 10, 2026"
          wheel, value "September"
          wheel, value "10"
          wheel, value "2026"
        date picker, value "12:26\u{202F}AM"
          wheel, value "12"
          wheel, value "26"
          wheel, value "AM"
        date picker, value "Sep 10, 2026 at 12:26\u{202F}AM"
          wheel, value "Thu Sep 10"
          wheel, value "12"
          wheel, value "26"
          wheel, value "AM"
      """)
    #expect(
      try await texts("wheels", of: 0) == [
        "July", "August", "September", "October", "November", "8", "9", "10", "11", "12", "2024",
        "2025", "2026", "2027", "2028",
      ])
  }

  @Test func ordersWheelsAsTheLocaleDoes() async throws {
    try await Self.cases.check(
      "wheels of another language",
      """
        date picker, value "10.09.2026"
          wheel, value "10"
          wheel, value "September"
          wheel, value "2026"
        date picker, value "00:26"
          wheel, value "00"
          wheel, value "26"
      """)
  }

  @Test func hasOnlyWheelsForDurations() async throws {
    try await Self.cases.check(
      "durations",
      """
        date picker, value "1 h 2 min"
          wheel, value "1 hour"
          wheel, value "2 min"
      """)
  }

  @Test func keepsToDatesAndIntervalsThatACalendarHas() async throws {
    let pickers = try await pickers("extremes")
    #expect(pickers.prefix(2).map { $0.children?.count ?? 0 } == [0, 0])
    // An interval that doesn't divide an hour counts as one minute.
    for index in [2, 3] {
      #expect(
        try await texts("extremes", of: index).contains { $0 == "27" })
    }
  }

  @Test func drawsAMonthWithTheChosenDay() async throws {
    let texts = try await texts("calendar", of: 0)
    #expect(texts.prefix(4) == ["September 2026", "SUN", "MON", "TUE"])
    #expect(texts.dropFirst(8) == (1...30).map { "\($0)" }[...])
    let month = try #require(try await pickers("calendar").first)
    let circle = try #require(month.children?.first)
    let day = try #require(month.children?.last?.texts?.first { $0.text == "10" })
    #expect(circle.look?.cornerRadius ?? 0 > 0)
    #expect(circle.frame.x < day.x && day.x < circle.frame.maxX)
    #expect(try await self.texts("calendar", of: 1).suffix(2) == ["Time", "12:26\u{202F}AM"])
    #expect(try await self.texts("calendar", of: 2) == ["12:26\u{202F}AM"])
  }

  @Test func showsTheColorOfAColorWell() async throws {
    try await Self.cases.check(
      "color",
      """
        button "Accent"
        button "Color well"
      """)
    let wells = try await elements("color").filter { $0.role == .button }
    #expect(wells.map { $0.children?.first?.look?.fill?.light } == [0xFF00_00FF, nil])
  }

  @Test func opensAMenuBelowItsButtonOrAboveIt() async throws {
    let launch = try await Self.cases.launch("menus")
    let below = try #require(launch.drawing(at: .step("Below"))?.elements.last)
    #expect([below.frame.y, below.frame.maxX] == [138, 380])
    let above = try #require(launch.drawing(at: nil)?.elements.last)
    #expect([above.frame.maxY, above.frame.x] == [772, 20])
  }

  private func elements(_ name: String) async throws -> [DrawnElement] {
    func all(_ elements: [DrawnElement]) -> [DrawnElement] {
      elements.flatMap { [$0] + all($0.children ?? []) }
    }
    return all(try #require(try await Self.cases.launch(name).drawing(at: nil)).elements)
  }

  private func pickers(_ name: String) async throws -> [DrawnElement] {
    try await elements(name).filter { $0.role == .datePicker }
  }

  /// What a picker says, in the order in which it is drawn.
  private func texts(_ name: String, of index: Int) async throws -> [String] {
    let picker = try #require(try await pickers(name).dropFirst(index).first)
    return (picker.texts ?? []).map(\.text)
      + (picker.children ?? []).flatMap { ($0.texts ?? []).map(\.text) }
  }
}

import RunRecord
import Testing

/// What a screen has, and when it is taken.
struct ScreenDrawingTests {
  private static let cases = ScreenCases([
    "labels": """
    page.view.addSubview(label("Hello", y: 100))
    let hidden = label("Hidden", y: 200)
    hidden.isHidden = true
    page.view.addSubview(hidden)
    let below = label("Below the screen", y: 2_000)
    page.view.addSubview(below)
    """,
    "controls": """
    let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
    toggle.isOn = true
    toggle.accessibilityLabel = "Sounds"
    page.view.addSubview(toggle)
    let slider = UISlider(frame: CGRect(x: 20, y: 150, width: 200, height: 30))
    slider.value = 0.25
    page.view.addSubview(slider)
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 1
    segments.frame.origin = CGPoint(x: 20, y: 200)
    page.view.addSubview(segments)
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    button.frame = CGRect(x: 20, y: 250, width: 100, height: 40)
    page.view.addSubview(button)
    """,
    "typing": """
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    field.placeholder = "Name"
    page.view.addSubview(field)
    app.type("Ann", into: field)
    """,
    "secret": """
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    field.isSecureTextEntry = true
    field.text = "abc"
    page.view.addSubview(field)
    """,
    "alert": """
    page.view.addSubview(label("Behind", y: 100))
    let alert = UIAlertController(title: "Delete?", message: "Really", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    page.present(alert, animated: false)
    """,
    "covered": """
    page.view.addSubview(label("Behind", y: 100))
    let front = UIViewController()
    front.view.addSubview(label("In front", y: 200))
    front.modalPresentationStyle = .fullScreen
    page.present(front, animated: false)
    await app.settle()
    // @step Covered
    page.dismiss(animated: false)
    """,
    "scrolled": """
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 1_000)
    scrollView.addSubview(label("First", y: 0))
    scrollView.addSubview(label("Second", y: 500))
    page.view.addSubview(scrollView)
    scrollView.contentOffset.y = 400
    """,
    "spoken": """
    let box = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    box.isAccessibilityElement = true
    box.accessibilityLabel = "Chart"
    box.accessibilityValue = "rising"
    page.view.addSubview(box)
    let silent = label("Silent", y: 250)
    silent.isAccessibilityElement = false
    page.view.addSubview(silent)
    """,
    "moments": """
    page.view.addSubview(label("Before", y: 100))
    // @step One
    page.view.addSubview(label("After", y: 200))
    app.enterBackground()
    """,
    "colors": """
    page.view.backgroundColor = .systemBackground
    let box = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    box.backgroundColor = .red
    box.overrideUserInterfaceStyle = .dark
    let dark = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    dark.backgroundColor = .systemBackground
    box.addSubview(dark)
    page.view.addSubview(box)
    """,
    "lines": """
    let text = label("One two three four five six seven eight nine ten eleven twelve", y: 100)
    text.numberOfLines = 2
    text.frame.size = CGSize(width: 120, height: 60)
    page.view.addSubview(text)
    """,
  ])

  @Test func hasWhatIsOnTheScreen() async throws {
    try await Self.cases.check("labels", #"  text "Hello""#)
  }

  @Test func saysTheStateOfControls() async throws {
    try await Self.cases.check(
      "controls",
      """
        switch "Sounds", value "on"
        slider, value "25 %"
        segmented control
          segment "Day"
          segment "Week", selected
        button "Save", disabled
      """)
  }

  @Test func showsTheCaretAndTheKeyboardWhileTheUserTypes() async throws {
    try await Self.cases.check(
      "typing",
      """
        text field "Name", value "Ann", editing
        keyboard
      """)
    let launch = try await Self.cases.launch("typing")
    let field = try #require(launch.drawing(at: .ended)?.all.first { $0.role == .textField })
    let caret = try #require(field.state?.caret)
    let text = try #require(field.texts?.first)
    #expect(caret.x == text.x + text.width)
  }

  @Test func hidesWhatIsTypedIntoAPasswordField() async throws {
    try await Self.cases.check("secret", #"  text field, value "•••""#)
  }

  @Test func putsTheButtonThatCancelsFirstAndReadsNothingBehindAMessage() async throws {
    try await Self.cases.check(
      "alert",
      """
        alert "Delete?"
          heading "Delete?"
          text "Really"
          button "Cancel"
          button "Delete"
      """)
  }

  @Test func hasNothingOfWhatIsCovered() async throws {
    try await Self.cases.check("covered", at: .step("Covered"), #"  text "In front""#)
    try await Self.cases.check("covered", #"  text "Behind""#)
  }

  @Test func hasOfAScrollViewWhatIsInSight() async throws {
    try await Self.cases.check(
      "scrolled",
      """
        scroll view, scrolled down 400
          text "Second"
      """)
  }

  @Test func readsWhatTheAppWantsToBeRead() async throws {
    try await Self.cases.check("spoken", #"  box "Chart", value "rising""#)
  }

  @Test func isTakenAtStopsAndInTheBackground() async throws {
    let launch = try await Self.cases.launch("moments")
    #expect(launch.drawings.moments.map(\.moment.word) == ["settled", "One", "saved"])
    try await Self.cases.check("moments", at: .settled, "  nothing")
    try await Self.cases.check("moments", at: .step("One"), #"  text "Before""#)
    try await Self.cases.check("moments", at: .saved, "  text \"Before\"\n  text \"After\"")
  }

  @Test func comesAfterTheEventsThatLedToIt() async throws {
    let launch = try await Self.cases.launch("moments")
    let saved = try #require(launch.drawings.moments.last)
    let before = launch.events.prefix(saved.eventCount)
    #expect(before.contains { $0.content == .life(.appEntersBackground) })
    #expect(
      launch.drawings.moments.map(\.eventCount)
        == launch.drawings.moments.map(\.eventCount).sorted())
  }

  @Test func hasColorsOfBothAppearances() async throws {
    let launch = try await Self.cases.launch("colors")
    let fills = try #require(launch.drawing(at: .ended)).all.compactMap(\.look?.fill)
    #expect(
      fills == [
        DrawnColor(light: 0xFFFF_FFFF, dark: 0x0000_00FF),
        DrawnColor(light: 0xFF00_00FF, dark: 0xFF00_00FF),
        // In a box that is dark, the background is black whatever the page is.
        DrawnColor(light: 0x0000_00FF, dark: 0x0000_00FF),
      ])
  }

  @Test func endsALabelThatHasNoRoomWithDots() async throws {
    let launch = try await Self.cases.launch("lines")
    let texts = try #require(launch.drawing(at: .ended)?.all.first { $0.role == .text }?.texts)
    #expect(texts.count == 2)
    #expect(texts.last?.text.hasSuffix("…") == true)
    #expect(texts.allSatisfy { $0.width <= 120 })
  }
}

import RunRecord
import Testing

/// Controls that are highlighted, selected, disabled or waiting, on screens.
struct DrawnStateTests {
  private static let cases = ScreenCases(
    [
      "buttons of the system": """
      for (index, state) in states.enumerated() {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        page.add(button.set(state), index)
      }
      await app.settle()
      """,
      "filled buttons": """
      for (index, state) in states.enumerated() {
        page.add(UIButton(configuration: .filled()).set(state), index)
      }
      await app.settle()
      """,
      "a button that waits": """
      var look = UIButton.Configuration.plain()
      look.title = "Sending"
      look.image = UIImage(systemName: "star")
      look.showsActivityIndicator = true
      page.add(UIButton(configuration: look), 0)
      await app.settle()
      """,
      "disabled": """
      let controls = [UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["A"])]
      for (index, control) in controls.enumerated() {
        control.isEnabled = false
        page.add(control, index)
      }
      await app.settle()
      """,
      "steppers": """
      let steppers = (0..<4).map { _ in UIStepper() }
      steppers[1].value = 50
      steppers[2].value = 100
      steppers[3].wraps = true
      for (index, stepper) in steppers.enumerated() { page.add(stepper, index) }
      await app.settle()
      """,
      "slider with images": """
      let slider = UISlider(frame: .zero)
      slider.minimumValueImage = UIImage(systemName: "minus")
      slider.maximumValueImage = UIImage(systemName: "plus")
      page.add(slider, 0)
      await app.settle()
      """,
      "larger text": """
      var look = UIButton.Configuration.plain()
      look.title = "Title"
      let button = UIButton(configuration: look)
      page.add(button, 0)
      print(button.intrinsicContentSize.height, button.titleLabel!.font.pointSize)
      app.chooseTextSize(.accessibilityExtraLarge)
      await app.settle()
      print(button.intrinsicContentSize.height > 60, button.titleLabel!.font.pointSize)
      """,
    ],
    beside: """
      let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]

      extension UIButton {
        func set(_ state: UIControl.State) -> UIButton {
          isHighlighted = state == .highlighted
          isSelected = state == .selected
          isEnabled = state != .disabled
          return self
        }
      }

      extension UIViewController {
        func add(_ control: UIView, _ index: Int) {
          control.frame = CGRect(x: 20, y: 100 + 50 * index, width: 200, height: 40)
          view.addSubview(control)
        }
      }
      """)

  private func elements(_ name: String, _ role: DrawnElement.Role) async throws -> [DrawnElement] {
    let drawing = try #require(try await Self.cases.launch(name).drawing(at: nil))
    return drawing.all.filter { $0.role == role }.sorted { $0.frame.y < $1.frame.y }
  }

  @Test func palesAHighlightedButtonAndGivesASelectedOneAPlate() async throws {
    let buttons = try await elements("buttons of the system", .button)
    #expect(buttons.map { $0.look?.opacity } == [nil, 0.3, nil, nil])
    #expect(buttons.map { $0.look?.fill != nil } == [false, false, true, false])
  }

  @Test func takesItsColorFromAFilledButtonThatIsDisabled() async throws {
    let buttons = try await elements("filled buttons", .button)
    let fills = buttons.map { $0.look?.fill }
    #expect(fills[0] == fills[1] && fills[0] == fills[2] && fills[0] != fills[3])
    #expect(buttons.map { $0.look?.opacity } == [nil, 0.75, nil, nil])
  }

  @Test func showsAWheelInPlaceOfTheImage() async throws {
    let button = try #require(try await elements("a button that waits", .button).first)
    #expect(button.image == nil)
    #expect(button.children?.map(\.role) == [.activity])
  }

  @Test func palesDisabledControls() async throws {
    for role in [DrawnElement.Role.toggle, .slider, .stepper, .segmentedControl] {
      #expect(try await elements("disabled", role).map { $0.look?.opacity } == [0.5], "\(role)")
    }
  }

  @Test func tellsWhereAStepperGoesNoFurther() async throws {
    let steppers = try await elements("steppers", .stepper)
    #expect(steppers.map { $0.state?.fraction } == [0, nil, 1, nil])
  }

  @Test func leavesRoomForTheImagesOfASlider() async throws {
    let slider = try #require(try await elements("slider with images", .slider).first)
    let images = slider.children ?? []
    #expect(images.map(\.role) == [.image, .image])
    #expect(images[0].frame.maxX <= slider.frame.x && slider.frame.maxX <= images[1].frame.x)
  }

  @Test func growsTheTitleOfAConfiguredButtonWithTheTextSize() async throws {
    let output = try await Self.cases.launch("larger text").output
    #expect(output.split(separator: "\n").last == "true 40.0")
  }
}

import KeyedArchive
import RunRecord
import Testing

@Suite struct ControlTests {
  // The initial value of a property has no object yet: `self` is a function there, what holds it is gone at
  // once, and the action takes the chain of responders (seen by several developers from iOS 9 on).
  @Test func aButtonOfAnInitialValueReachesItsController() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          let button: UIButton = {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Move"
            let button = UIButton(configuration: configuration)
            button.addTarget(self, action: #selector(move), for: .touchUpInside)
            return button
          }()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button)
          }
          @objc func move() { print("moves") }
        }
        """,
      launches: ["print(page.button.allTargets.first is NSNull)\napp.tap(\"Move\")"]
    ).run()
    #expect(run.launches[0].output == "true\nmoves\n")
  }

  @Test func aSliderHasImagesForItsStates() async throws {
    let run = try await AppProgram(
      page: "class Page: UIViewController { let slider = UISlider() }",
      launches: [
        """
        let slider = page.slider
        let thumb = UIImage(systemName: "circle")!, pressed = UIImage(systemName: "circle.fill")!
        slider.setThumbImage(thumb, for: .normal)
        slider.setThumbImage(pressed, for: .highlighted)
        slider.setMinimumTrackImage(thumb, for: .normal)
        print(slider.currentThumbImage === thumb, slider.thumbImage(for: .highlighted) === pressed)
        print(slider.currentMinimumTrackImage === thumb, slider.currentMaximumTrackImage == nil)
        slider.isHighlighted = true
        print(slider.currentThumbImage === pressed, slider.currentMinimumTrackImage === thumb)
        slider.setThumbImage(nil, for: .highlighted)
        print(slider.currentThumbImage === thumb)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "true true\ntrue true\ntrue true\ntrue\n")
  }

  // 4, UIControls: they save nothing, with or without an identifier; their values are the app's.
  @Test(.pins("4.controls.1"))
  func controlsAndLabelsSaveNothing() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          let slider = UISlider(), toggle = UISwitch(), stepper = UIStepper(), label = UILabel(), pages = UIPageControl()
          let segments = UISegmentedControl(items: ["a", "b"])
          let button = UIButton(type: .system)
          let stack = UIStackView()
          let indicator = UIActivityIndicatorView(style: .large)
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(stack)
            pages.numberOfPages = 4
            for (index, view) in [slider, toggle, stepper, label, pages, segments, button, indicator].enumerated() {
              view.restorationIdentifier = "\\(index)"
              stack.addArrangedSubview(view)
            }
          }
          func show() {
            print(slider.value, toggle.isOn, stepper.value, label.text as Any, pages.currentPage, segments.selectedSegmentIndex, button.isSelected, indicator.isAnimating)
          }
        }
        """,
      launches: [
        """
        page.slider.value = 0.5
        page.toggle.isOn = true
        page.stepper.value = 3
        page.label.text = "text"
        page.pages.currentPage = 2
        page.segments.selectedSegmentIndex = 1
        page.button.isSelected = true
        page.indicator.startAnimating()
        page.show()
        app.enterBackground()
        """, "page.show()",
      ]
    ).run()
    #expect(run.launches[0].output == "0.5 true 3.0 Optional(\"text\") 2 1 true true\n")
    #expect(run.launches[0].savedPaths == ["page"] + (0..<8).map { "page/\($0)" })
    #expect(run.launches[0].savedArchive?.objects.dropFirst().allSatisfy(\.entries.isEmpty) == true)
    #expect(run.launches[1].output == "0.0 false 0.0 nil 0 -1 false false\n")
  }

  @Test func performsActionsInTheirOrder() async throws {
    let run = try await AppProgram(
      page: "class Page: UIViewController {}",
      launches: [
        """
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in print("primary") })
        let named = UIAction(identifier: UIAction.Identifier("x")) { action in print("first", action.sender as? UIButton === button) }
        button.addAction(named, for: .touchUpInside)
        button.addAction(UIAction { _ in print("second") }, for: [.touchUpInside, .touchDown])
        button.sendActions(for: .touchUpInside)
        button.addAction(UIAction(identifier: UIAction.Identifier("x")) { _ in print("replaced") }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.removeAction(identifiedBy: UIAction.Identifier("x"), for: .allEvents)
        button.sendActions(for: .touchDown)
        print(button.currentTitle!)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        primary
        first true
        second
        primary
        second
        replaced
        second
        Go

        """)
  }

  @Test func buttonsShowWhatTheirStateHas() async throws {
    let run = try await AppProgram(
      page: "class Page: UIViewController {}",
      launches: [
        """
        let button = UIButton(type: .custom)
        button.setTitle("normal", for: .normal)
        button.setTitle("chosen", for: .selected)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        print(button.titleLabel!.text!, button.title(for: .disabled) as Any, button.currentImage === button.imageView!.image)
        button.isSelected = true
        print(button.titleLabel!.text!, button.state == .selected)
        button.isEnabled = false
        print(button.titleLabel!.text!, button.state == [.selected, .disabled])
        """
      ]
    ).run()
    #expect(run.launches[0].output == "normal nil true\nchosen true\nnormal true\n")
  }

  @Test func valuesStayInTheirLimits() async throws {
    let run = try await AppProgram(
      page: "class Page: UIViewController {}",
      launches: [
        """
        let slider = UISlider()
        slider.value = 7
        slider.maximumValue = -1
        print(slider.value, slider.minimumValue)
        let stepper = UIStepper()
        stepper.value = 200
        stepper.maximumValue = 10
        print(stepper.value)
        let segments = UISegmentedControl(items: ["a", "b", "c"])
        segments.selectedSegmentIndex = 2
        segments.removeSegment(at: 0, animated: false)
        print(segments.selectedSegmentIndex, segments.titleForSegment(at: 1)!)
        segments.removeSegment(at: 1, animated: false)
        print(segments.selectedSegmentIndex, segments.numberOfSegments)
        let pages = UIPageControl()
        pages.currentPage = 3
        pages.numberOfPages = 2
        pages.currentPage = 9
        print(pages.currentPage)
        let (first, second) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [first])
        stack.insertArrangedSubview(second, at: 0)
        stack.removeArrangedSubview(first)
        print(stack.arrangedSubviews == [second], stack.subviews == [first, second])
        second.removeFromSuperview()
        print(stack.arrangedSubviews.isEmpty)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "-1.0 -1.0\n10.0\n1 c\n-1 1\n1\ntrue true\ntrue\n")
  }

  /// Touches come to the part of a control at which they are made.
  @Test func partsOfControlsAreTouchedWhereTheyAre() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          let segments = UISegmentedControl(items: ["a", "b", "c"]), stepper = UIStepper(), slider = UISlider(), pages = UIPageControl()
          override func viewDidLoad() {
            super.viewDidLoad()
            segments.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
            stepper.frame.origin = CGPoint(x: 0, y: 200)
            slider.frame = CGRect(x: 0, y: 300, width: 231, height: 34)
            pages.frame = CGRect(x: 0, y: 400, width: 100, height: 26)
            pages.numberOfPages = 3
            for control in [segments, stepper, slider, pages] as [UIControl] {
              control.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
              view.addSubview(control)
            }
          }
          func show() { print(segments.selectedSegmentIndex, stepper.value, slider.value, pages.currentPage) }
        }
        """,
      launches: [
        """
        app.tap(page.segments)
        app.tap(page.segments, at: CGPoint(x: 299, y: 1))
        app.tap(page.segments, at: CGPoint(x: 298, y: 1))
        app.tap(page.stepper, at: CGPoint(x: 90, y: 10))
        app.tap(page.stepper, at: CGPoint(x: 90, y: 10))
        app.tap(page.stepper, at: CGPoint(x: 4, y: 10))
        app.tap(page.pages, at: CGPoint(x: 90, y: 10))
        app.tap(page.pages, at: CGPoint(x: 90, y: 10))
        app.tap(page.pages, at: CGPoint(x: 90, y: 10))
        app.tap(page.pages, at: CGPoint(x: 4, y: 10))
        print("beside the thumb")
        app.pan(page.slider, by: CGPoint(x: 50, y: 0))
        page.slider.value = 0.5
        app.pan(page.slider, by: CGPoint(x: 50, y: 0))
        page.slider.value = 0.5
        page.slider.isContinuous = false
        app.pan(page.slider, by: CGPoint(x: -500, y: 0))
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        1 0.0 0.0 0
        2 0.0 0.0 0
        2 1.0 0.0 0
        2 2.0 0.0 0
        2 1.0 0.0 0
        2 1.0 0.0 1
        2 1.0 0.0 2
        2 1.0 0.0 1
        beside the thumb
        2 1.0 0.75 1
        2 1.0 0.0 1

        """)
  }
}

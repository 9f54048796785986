import RunRecord
import Testing

/// Fonts, colors and images: what they say of themselves, and that state restoration keeps them.
@Suite struct KeptValueTests {
  @Test func fontsColoursAndImagesComeBackFromTheArchive() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          var values: [NSObject] = []
          let keys = ["font", "colour", "image", "symbol"]
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            for (key, value) in zip(keys, made()) { coder.encode(value, forKey: key) }
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            values = keys.compactMap { coder.decodeObject(of: [UIFont.self, UIColor.self, UIImage.self], forKey: $0) as? NSObject }
          }
          func made() -> [NSObject] {
            let png = Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR4nGNwaDgARwzIHACYGgwBy6ZeBwAAAABJRU5ErkJggg==")!
            return [UIFont.systemFont(ofSize: 21, weight: .bold), UIColor.systemIndigo.withAlphaComponent(0.25), UIImage(data: png)!, UIImage(systemName: "star")!]
          }
        }
        """,
      launches: [
        "app.enterBackground()",
        """
        print(page.values == page.made())
        let image = page.values[2] as! UIImage
        print(image.size.width, image.size.height, image.pngData()!.count, image.jpegData(compressionQuality: 1) as Any)
        print((page.values[0] as! UIFont).fontName, (page.values[3] as! UIImage).isSymbolImage)
        """,
      ]
    ).run()
    #expect(
      run.launches[1].output == """
        true
        4.0 2.0 73 nil
        .SFUI-Bold true

        """)
  }

  @Test func coloursSayTheirParts() async throws {
    let run = try await AppProgram(
      page: "class Page: UIViewController {}",
      launches: [
        """
        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        for color in [UIColor.red, .green, .blue, .yellow, .gray, UIColor(hue: 0.75, saturation: 0.5, brightness: 0.5, alpha: 0.5)] {
          color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
          print(Int((hue * 360).rounded()), saturation, brightness, alpha, color.getWhite(nil, alpha: nil))
        }
        var red = CGFloat(0)
        UIColor.systemGray6.getRed(&red, green: nil, blue: nil, alpha: nil)
        print(Int((red * 255).rounded()), UIColor(cgColor: UIColor.brown.cgColor) == .brown)
        print(UIFont.preferredFont(forTextStyle: .title1).pointSize, UIFont(name: "Avenir-HeavyOblique", size: 0)!.familyName)
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        label.text = "1234"
        label.sizeToFit()
        print(label.frame.width, label.frame.height, label.attributedText!.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
        label.attributedText = NSAttributedString(string: "other")
        print(label.text!)
        UIPasteboard.general.string = "copied"
        print(UIPasteboard.general.hasStrings, UIPasteboard.general.string!, UIPasteboard.general.url as Any, UIPasteboard.general.changeCount)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        0 1.0 1.0 1.0 false
        120 1.0 1.0 1.0 false
        240 1.0 1.0 1.0 false
        60 1.0 1.0 1.0 false
        0 0.0 0.5 1.0 true
        270 0.5 0.5 0.5 false
        242 true
        28.0 Avenir
        43.666666666666664 24.0 true
        other
        true copied nil 1

        """)
  }

  @Test func controlsDoWhatTheUserDoes() async throws {
    let run = try await AppProgram(
      page: "class Page: UIViewController {}",
      launches: [
        """
        class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
          func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
          func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
          func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { print("row", row) }
        }
        let (slider, stepper, segments, picker, dates, progress) = (UISlider(), UIStepper(), UISegmentedControl(items: ["a", "b"]), UIPickerView(), UIDatePicker(), UIProgressView(progressViewStyle: .bar))
        for control in [slider, stepper, segments] as [UIControl] {
          control.addAction(UIAction { print("changed", type(of: $0.sender!)) }, for: .valueChanged)
          control.addAction(UIAction { _ in print("primary") }, for: .primaryActionTriggered)
        }
        app.move(slider, to: 0.5)
        stepper.wraps = true
        app.step(stepper, up: false)
        app.select(1, in: segments)
        app.select(1, in: segments)
        print(slider.value, stepper.value, segments.selectedSegmentIndex)
        let wheels = Wheels()
        picker.dataSource = wheels
        picker.delegate = wheels
        app.select(2, of: picker)
        print(picker.selectedRow(inComponent: 0), picker.selectedRow(inComponent: 1))
        dates.minimumDate = Date(timeIntervalSince1970: 100)
        dates.date = Date(timeIntervalSince1970: 50)
        progress.setProgress(3, animated: true)
        print(dates.date.timeIntervalSince1970, progress.progress)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        changed UISlider
        primary
        changed UIStepper
        primary
        changed UISegmentedControl
        primary
        0.5 100.0 1
        row 2
        2 -1
        100.0 1.0

        """)
  }

  @Test func coloursAreDescribedByTheirParts() async throws {
    let run = try await AppProgram(
      root: #"named(UIViewController(), "root")"#,
      launches: [
        """
        print(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), UIColor.red)
        print(UIColor(white: 0.5, alpha: 1), UIColor.black)
        print(UIColor { _ in .red })
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        UIExtendedSRGBColorSpace 0.1 0.2 0.3 0.4 UIExtendedSRGBColorSpace 1 0 0 1
        UIExtendedGrayColorSpace 0.5 1 UIExtendedGrayColorSpace 0 1
        <UIDynamicProviderColor>

        """)
  }
}

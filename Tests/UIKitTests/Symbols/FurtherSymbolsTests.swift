import RunRecord
import Testing

/// What public apps use that no other test is about.
@Suite struct FurtherSymbolsTests {
  @Test func compileAndHoldTheirValues() async throws {
    let page = """
      class Page: UIViewController, UIFontPickerViewControllerDelegate, UIPopoverPresentationControllerDelegate {
        func fontPickerViewControllerDidPickFont(_ picker: UIFontPickerViewController) {
          print("picked", picker.selectedFontDescriptor != nil)
        }
      }
      """
    let run = try await AppProgram(
      page: page,
      launches: [
        """
        let picker = UIFontPickerViewController(configuration: .init())
        picker.configuration.includeFaces = true
        picker.delegate = page
        picker.selectedFontDescriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
        picker.delegate?.fontPickerViewControllerDidPickFont(picker)
        let shown = UIViewController()
        shown.modalPresentationStyle = .popover
        shown.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
        print(shown.popoverPresentationController?.adaptiveSheetPresentationController.detents.count ?? 0)
        let keys = UIInputView(frame: .zero, inputViewStyle: .keyboard)
        print(keys.inputViewStyle == .keyboard, keys.allowsSelfSizing)
        page.view.layer.cornerCurve = .continuous
        print(page.view.layer.cornerCurve.rawValue)
        page.view.semanticContentAttribute = .forceRightToLeft
        print(page.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        print(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
        print(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
        let arrow = UIImage(systemName: "arrow.left")!.withHorizontallyFlippedOrientation()
        print(arrow.imageOrientation == .upMirrored, arrow.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
        let text = UITextView()
        text.dataDetectorTypes = [.link, .phoneNumber]
        print(text.dataDetectorTypes.contains(.link), UIControl.State.application.rawValue == 0xFF0000)
        let checker = UITextChecker()
        UITextChecker.learnWord("riso")
        print(checker.rangeOfMisspelledWord(
          in: "wrrd", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "en").location == NSNotFound)
        print(checker.completions(forPartialWordRange: NSRange(location: 0, length: 2), in: "ri", language: "en") ?? [])
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        picked true
        1
        true false
        continuous
        true
        true
        true
        true true
        true true
        true
        ["riso"]

        """)
    // Once, however often it is asked.
    #expect(run.launches[0].events.count { $0.content == .warning(.wordsNotChecked) } == 1)
  }

  // Developers report that the selection is still the old one there.
  @Test func aTabBarControllerSaysWhichTabWasTapped() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {}
        class Tabs: UITabBarController {
          override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { print(item.title ?? "", selectedIndex) }
        }
        """,
      launches: [
        """
        let tabs = Tabs()
        tabs.viewControllers = ["One", "Two"].map { name in
          let controller = UIViewController()
          controller.title = name
          return controller
        }
        app.window?.rootViewController = tabs
        app.tapTab("Two")
        print(tabs.selectedIndex)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "Two 0\n1\n")
  }
}

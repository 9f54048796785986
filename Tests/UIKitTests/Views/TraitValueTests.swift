import RunRecord
import Testing

/// What depends on traits: colors, the size of text, and the keyboard's traits.
@Suite struct TraitValueTests {
  @Test func coloursAreResolvedForTraits() async throws {
    let run = try await AppProgram(
      root: "Root()",
      code: """
        class Root: UIViewController {
          let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
          override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            print("changed", color.cgColor == UIColor.white.cgColor, traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection))
          }
        }
        """,
      launches: [
        """
        let root = app.rootViewController as! Root
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        print(root.color.resolvedColor(with: dark) == .white, root.color.cgColor == UIColor.red.cgColor, root.color == .red)
        print(root.color.withAlphaComponent(0).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0))
        print(UIColor.label.resolvedColor(with: dark) == .white, UIColor.systemBackground.cgColor == UIColor.white.cgColor)
        dark.performAsCurrent { print(UIColor.systemBackground.cgColor == UIColor.black.cgColor) }
        print(UIColor.systemRed == UIColor.systemRed, UIColor.red.resolvedColor(with: dark) === UIColor.red)
        root.overrideUserInterfaceStyle = .dark
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        true true false
        true
        true true
        true
        true true
        changed true true

        """)
  }

  @Test func textFollowsTheSizeThatTheUserChooses() async throws {
    let run = try await AppProgram(
      root: "Root()",
      code: """
        class Root: UIViewController {
          let label = UILabel()
          let fixed = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            for view in [label, fixed] {
              view.font = .preferredFont(forTextStyle: .body)
              self.view.addSubview(view)
            }
            label.adjustsFontForContentSizeCategory = true
          }
          override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            print("from", previousTraitCollection!.preferredContentSizeCategory == .large, "to", traitCollection.preferredContentSizeCategory.rawValue)
          }
        }
        """,
      launches: [
        """
        let root = app.rootViewController as! Root
        NotificationCenter.default.addObserver(forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil) { notification in
          print("told", notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String == UIContentSizeCategory.accessibilityMedium.rawValue)
        }
        print(UIApplication.shared.preferredContentSizeCategory == .large, UIFontMetrics.default.scaledValue(for: 34))
        app.chooseTextSize(.accessibilityMedium)
        print(root.label.font.pointSize, root.fixed.font.pointSize, UIFontMetrics(forTextStyle: .body).scaledValue(for: 34))
        let small = UITraitCollection(preferredContentSizeCategory: .small)
        print(UIFont.preferredFont(forTextStyle: .title1, compatibleWith: small).pointSize, UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 24).pointSize)
        print(UIContentSizeCategory.small < .large, UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory, UIContentSizeCategory.large.isAccessibilityCategory)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        true 34.0
        from true to UICTContentSizeCategoryAccessibilityM
        told true
        28.0 17.0 56.0
        26.0 24.0
        true true false

        """)
  }

  @Test func theKeyboardHasTheTraitsOfWhatIsTypedInto() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      launches: [
        """
        let inputs: [UITextInputTraits] = [UITextField(), UITextView(), UISearchBar(), Own()]
        for input in inputs {
          print(input.returnKeyType == .default, input.autocapitalizationType == .sentences)
          input.returnKeyType = .go
          input.autocapitalizationType = .none
          input.keyboardType = .URL
          input.isSecureTextEntry = true
          input.textContentType = .password
          input.smartQuotesType = .no
          print(input.returnKeyType == .go, input.autocapitalizationType == .none, input.keyboardType == .URL, input.isSecureTextEntry, input.textContentType == .password, input.smartQuotesType == .no)
        }
        print((inputs[2] as! UISearchBar).searchTextField.keyboardType == .URL)
        var content = UIListContentConfiguration.cell()
        content.text = "a"
        content.textProperties.font = .boldSystemFont(ofSize: 30)
        content.textProperties.color = .red
        content.textProperties.transform = .uppercase
        let label = content.makeContentView().subviews.compactMap { $0 as? UILabel }[0]
        print(label.text!, label.font.pointSize, label.textColor == .red, content.secondaryTextProperties.font.pointSize)
        final class Own: NSObject, UITextInputTraits {
          var keyboardType: UIKeyboardType = .default
        }
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        true true
        true true true true true true
        true true
        true true true true true true
        false true
        true true true true true true
        true true
        false false true false false false
        true
        A 30.0 true 15.0

        """)
  }
}

import RunRecord
import Testing

/// Traits, and what is called when a window's size changes.
@Suite struct TraitTests {
  private static let spy = """
    class Spy: UIViewController {
      override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.willTransition(to: newCollection, with: coordinator)
        print(name, "will have", newCollection.horizontalSizeClass == .regular ? "regular width" : "compact width")
      }
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        print(name, "will be", size.width, transitionCoordinator === coordinator)
        coordinator.animate(alongsideTransition: { [unowned self] context in print(name, "alongside", view.bounds.width, context.isAnimated) }) { [unowned self] _ in print(name, "done") }
      }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        print(name, "changed from", previousTraitCollection!.horizontalSizeClass == .regular ? "regular" : "compact",
          traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection))
      }
      var name: String { restorationIdentifier! }
    }

    """

  @Test func controllersHearOfANewSizeInUIKitsOrder() async throws {
    let run = try await AppProgram(
      root: #"named(UINavigationController(rootViewController: named(Spy(), "base")), "nav")"#,
      code: Self.spy,
      launches: [
        """
        let base = app.visibleViewController!
        let sheet = named(Spy(), "sheet")
        base.present(sheet, animated: false)
        print(base.traitCollection == UIScreen.main.traitCollection, base.view.traitCollection.verticalSizeClass == .regular)
        app.resize(to: CGSize(width: 932, height: 430))
        print(UIScreen.main.bounds.width, app.window!.bounds.width, base.view.traitCollection.verticalSizeClass == .compact)
        app.rotate(to: .portrait)
        app.resize(to: CGSize(width: 932, height: 430))
        base.dismiss(animated: false)
        print("-")
        base.overrideUserInterfaceStyle = .dark
        print(base.view.traitCollection.userInterfaceStyle == .dark, app.rootViewController!.traitCollection.userInterfaceStyle == .light)
        app.rootViewController!.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: base)
        """,
        """
        app.rotate(to: .landscape)
        print(UIScreen.main.bounds.width, app.window!.bounds.width, app.visibleViewController!.traitCollection.horizontalSizeClass == .compact)
        """,
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        true true
        base will have regular width
        sheet will have regular width
        base will be 932.0 true
        sheet will be 932.0 true
        base changed from compact false
        sheet changed from compact false
        base alongside 932.0 false
        sheet alongside 932.0 false
        base done
        sheet done
        393.0 932.0 true
        -
        base changed from regular true
        true true
        base changed from regular false

        """)
    #expect(
      run.launches[1].output == """
        base will have compact width
        base will be 852.0 true
        base changed from compact false
        base alongside 852.0 false
        base done
        852.0 852.0 true

        """)
  }

  @Test func collectionsAreValues() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      launches: [
        """
        let wide = UITraitCollection(horizontalSizeClass: .regular)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = UITraitCollection(traitsFrom: [UITraitCollection(horizontalSizeClass: .compact), dark, wide])
        print(both == UITraitCollection(traitsFrom: [wide, dark]), both.hash == UITraitCollection(traitsFrom: [wide, dark]).hash, both == wide)
        print(both.containsTraits(in: wide), wide.containsTraits(in: both), both.displayScale, wide.userInterfaceIdiom == .unspecified)
        dark.performAsCurrent { print(UITraitCollection.current === dark) }
        print(UITraitCollection.current.displayScale)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == "true true false\ntrue false 0.0 true\ntrue\n3.0\n")
  }

  @Test func registrationsHearOfTheTraitsTheyName() async throws {
    let run = try await AppProgram(
      root: "Root()",
      code: """
        class Root: UIViewController {
          var registration: (any UITraitChangeRegistration)?
          override func viewDidLoad() {
            super.viewDidLoad()
            registration = registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, previous: UITraitCollection) in
              print("width", previous.horizontalSizeClass == .compact, self === self.view.next)
            }
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitVerticalSizeClass.self]) { view, _ in
              print("view", view.traitCollection.userInterfaceStyle == .dark)
            }
          }
        }
        """,
      launches: [
        """
        let root = app.rootViewController as! Root
        app.resize(to: CGSize(width: 932, height: 430))
        app.window!.overrideUserInterfaceStyle = .dark
        root.unregisterForTraitChanges(root.registration!)
        app.resize(to: CGSize(width: 393, height: 852))
        """
      ]
    ).run()
    #expect(run.launches[0].output == "width true true\nview false\nview true\nview true\n")
  }
}

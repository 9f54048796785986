import KeyedArchive
import RunRecord
import Testing

/// What Flutter's navigator and root scope, and AndroidX's registry, guarantee (`cases.md`).
@Suite struct SavedStackPeerTests {
  private static let code = """
    class Page: UIViewController, UIViewControllerRestoration {
      static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        make(identifierComponents.last!)
      }
      static func make(_ identifier: String) -> Page {
        let page = named(Page(), identifier)
        page.restorationClass = Page.self
        return page
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print("decode", restorationIdentifier!)
      }
      override func viewDidAppear(_ animated: Bool) { print("appears", restorationIdentifier!) }
    }
    @MainActor var stack: UINavigationController { (UIApplication.shared.delegate as! AppDelegate).window!.rootViewController as! UINavigationController }
    @MainActor var names: [String] { stack.viewControllers.map { $0.restorationIdentifier! } }

    """

  private static func app(_ launches: String...) -> AppProgram {
    AppProgram(
      root:
        #"return named(UINavigationController(rootViewController: named(Page(), "home")), "stack")"#,
      code: code, launches: launches, optingIn: AppProgram.optingInByTheOldPair)
  }

  private static let pushed = app(
    """
    for name in ["a", "b", "c"] { stack.pushViewController(Page.make(name), animated: true) }
    app.enterBackground()
    try FileManager.default.copyItem(atPath: \(ArchiveEditing.path), toPath: NSHomeDirectory() + "/older")
    app.enterForeground()
    stack.popViewController(animated: true)
    app.enterBackground()
    """,
    """
    print(names)
    try FileManager.default.removeItem(atPath: \(ArchiveEditing.path))
    try FileManager.default.copyItem(atPath: NSHomeDirectory() + "/older", toPath: \(ArchiveEditing.path))
    """,
    "print(names)")

  @Test func whatIsPushedWhenTheAppLeavesComesBackAndWhatIsPoppedDoesNot() async throws {
    let run = try await Self.pushed.run()
    #expect(run.launches[1].output.hasSuffix("[\"home\", \"a\", \"b\"]\n"))
  }

  @Test func anOlderArchiveBringsAPoppedControllerBackInOrder() async throws {
    let run = try await Self.pushed.run()
    #expect(run.launches[2].output.hasSuffix("[\"home\", \"a\", \"b\", \"c\"]\n"))
  }

  @Test func nothingIsShownBeforeItIsRestored() async throws {
    let run = try await Self.pushed.run()
    #expect(
      run.launches[1].output.split(separator: "\n").prefix(4)
        == ["decode home", "decode a", "decode b", "appears b"])
  }

  @Test func aReplacedStackIsRestoredAsItWasSet() async throws {
    let run = try await Self.app(
      """
      for name in ["a", "b"] { stack.pushViewController(Page.make(name), animated: false) }
      stack.viewControllers = [stack.viewControllers[0], Page.make("c"), stack.viewControllers[1]]
      app.enterBackground()
      """,
      "print(names)\nstack.popToRootViewController(animated: false)\napp.enterBackground()",
      "print(names)\nstack.pushViewController(Page.make(\"a\"), animated: false)\napp.enterBackground()",
      "print(names)"
    ).run()
    #expect(
      run.launches.compactMap { $0.output.split(separator: "\n").last { $0.hasPrefix("[") } } == [
        "[\"home\", \"c\", \"a\"]", "[\"home\"]", "[\"home\", \"a\"]",
      ])
  }

  @Test func removingWhatCannotBeRestoredMakesTheRestRestorable() async throws {
    let run = try await Self.app(
      """
      let odd = named(UIViewController(), "odd")
      for page in [Page.make("a"), odd, Page.make("b")] { stack.pushViewController(page, animated: false) }
      app.enterBackground()
      """,
      """
      print(names)
      let odd = named(UIViewController(), "odd")
      for page in [odd, Page.make("b")] { stack.pushViewController(page, animated: false) }
      stack.viewControllers.removeAll { $0 === odd }
      app.enterBackground()
      """,
      "print(names)"
    ).run()
    #expect(
      run.launches.compactMap { $0.output.split(separator: "\n").last { $0.hasPrefix("[") } }
        == ["[\"home\", \"a\"]", "[\"home\", \"a\", \"b\"]"])
  }

  // AndroidX: registerWithSameKey, unregister; Flutter: an identifier that is taken.
  @Test func twoRegisteredObjectsOfOneNameAreToldApartByTheFirst() async throws {
    let run = try await AppProgram(
      root: #"named(Root(), "root")"#,
      code: """
        class Thing: NSObject, UIStateRestoring {
          var word: String
          init(_ word: String) { self.word = word }
          func encodeRestorableState(with coder: NSCoder) { coder.encode(word, forKey: "word") }
          func decodeRestorableState(with coder: NSCoder) { print(word, "decodes", coder.decodeObject(forKey: "word") as! String) }
        }
        class Root: UIViewController {
          var things = [Thing("first"), Thing("second")]
          override func viewDidLoad() {
            super.viewDidLoad()
            for thing in things { UIApplication.registerObject(forStateRestoration: thing, restorationIdentifier: "thing") }
          }
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(things, forKey: "things")
          }
        }
        """,
      launches: [
        "app.enterBackground()",
        """
        let root = app.rootViewController as! Root
        root.things = []
        app.enterBackground()
        """,
        "",
      ],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[0].savedPaths == ["root", "thing"])
    #expect(run.launches[1].output.split(separator: "\n").count == 1)
    #expect(run.launches[1].savedPaths == ["root"])
    #expect(run.launches[2].output == "")
  }

  // Firefox, Chromium: a write that fails leaves what was there, and the next one succeeds.
  @Test func aSaveThatFailsLeavesTheOlderArchive() async throws {
    let run = try await Self.app(
      """
      stack.pushViewController(Page.make("a"), animated: false)
      app.enterBackground()
      """,
      """
      let file = \(ArchiveEditing.path)
      let folder = (file as NSString).deletingLastPathComponent
      try FileManager.default.moveItem(atPath: folder, toPath: folder + ".aside")
      try Data().write(to: URL(fileURLWithPath: folder))
      stack.pushViewController(Page.make("b"), animated: false)
      app.enterBackground()
      try FileManager.default.removeItem(atPath: folder)
      try FileManager.default.moveItem(atPath: folder + ".aside", toPath: folder)
      """,
      "print(names)\nstack.pushViewController(Page.make(\"c\"), animated: false)\napp.enterBackground()",
      "print(names)"
    ).run()
    #expect(run.launches[1].decisions.contains { $0.hasPrefix("archive not written") })
    #expect(
      run.launches.compactMap { $0.output.split(separator: "\n").last { $0.hasPrefix("[") } }
        == ["[\"home\", \"a\"]", "[\"home\", \"a\", \"c\"]"])
  }
}

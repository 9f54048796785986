import Diagnostics
import KeyedArchive
import RunRecord
import Testing

/// What real apps write into their coders and how they read it (ios-code-in-the-wild 5, patterns 8, 11, 12,
/// 13, 14, 16, 21).
@Suite struct StatePatternTests {
  // Pattern 8: an app's own version is asked for before any controller exists; a missing one is fatal.
  @Test(.pins("P1.1", "P1.2", "6.5.3"))
  func theRestoreQuestionReadsWhatTheSaveQuestionWrote() async throws {
    let run = try await AppProgram(
      root: #"named(UIViewController(), "root")"#,
      launches: ["app.enterBackground()", ""],
      optingIn: """
          func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
            coder.encode(3, forKey: "format")
            coder.encode("1.2" as NSString, forKey: "app version")
            return true
          }
          func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
            guard let version = coder.decodeObject(forKey: UIApplication.stateRestorationBundleVersionKey) as? String else { fatalError("no version") }
            guard let idiom = coder.decodeObject(forKey: UIApplication.stateRestorationUserInterfaceIdiomKey) as? Int else { fatalError("no idiom") }
            print(coder.decodeInteger(forKey: "format"), coder.decodeObject(forKey: "app version") as! String)
            print((version as NSString).integerValue, idiom == UIUserInterfaceIdiom.phone.rawValue)
            print((coder.decodeObject(forKey: UIApplication.stateRestorationUserInterfaceIdiomKey) as! NSNumber).intValue, coder.decodeInteger(forKey: UIApplication.stateRestorationUserInterfaceIdiomKey))
            return true
          }
        """
    ).run()
    #expect(run.launches[1].output == "3 1.2\n1 true\n0 0\n")
  }

  // Pattern 11: a point is stored as its text, and apps have come to rely on it.
  @Test func aPointCanBeReadAsText() async throws {
    let run = try await AppProgram(
      encode: #"coder.encode(CGPoint(x: 0, y: 120.5), forKey: "offset")"#,
      decode: """
        if let text = coder.decodeObject(forKey: "offset") as? String { print(text, NSCoder.cgPoint(for: text).y) }
        print(coder.decodeCGPoint(forKey: "offset").y, coder.decodeObject(forKey: "offset") as? CGPoint as Any)
        """
    ).run()
    #expect(run.launches[1].output == "{0, 120.5} 120.5\n120.5 nil\n")
  }

  // Pattern 12: wrong and obsolete keys are nil, zero and false; what was written comes back exactly.
  @Test(.pins("3.4.9", "8.25"))
  func wrongKeysAreNothingAndForcedCastsSucceed() async throws {
    let run = try await AppProgram(
      root: """
        let root = named(Root(), "root")
            root.pages = [named(UIViewController(), "a"), named(UIViewController(), "b")]
            root.pages.forEach(root.addChild)
            return root
        """,
      code: """
        class Root: UIViewController {
          var pages: [UIViewController] = []
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode("42", forKey: "after")
            coder.encode(UIColor.orange, forKey: "tint")
            coder.encode(pages, forKey: "pages")
            coder.encode(["first": pages[0], "names": ["a", "b"]] as [String: Any], forKey: "map")
            if pages.isEmpty { coder.encode(1, forKey: "conditional") }
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            print(coder.decodeObject(forKey: "imageUrlId") as? String as Any, coder.decodeObject(forKey: "old name") as? String ?? coder.decodeObject(forKey: "after") as! String)
            print(coder.decodeObject(forKey: "tint") as! UIColor == .orange, coder.decodeObject(forKey: "pages") as! [UIViewController] == pages)
            print((coder.decodeObject(forKey: "map") as! [String: Any])["first"] as! UIViewController === pages[0])
            print(coder.containsValue(forKey: "conditional"), coder.decodeInteger(forKey: "conditional"), coder.decodeBool(forKey: "conditional"))
          }
        }
        """,
      launches: ["app.enterBackground()", ""],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[1].output == "nil 42\ntrue true\ntrue\nfalse 0 false\n")
    #expect(run.launches[1].decisions.allSatisfy { !$0.contains("not decoded") })
  }

  // Pattern 13: a model that is Codable but not NSCoding ends the app, at its line.
  @Test func aCodableModelWithoutNSCodingIsAFinding() async throws {
    let findings = try await AppProgram(
      encode: #"coder.encode(product, forKey: "restoreProduct")"#,
      decode:
        #"if let product = coder.decodeObject(forKey: "restoreProduct") as? Product { self.product = product }"#,
      code: """
        class Product: NSObject, Codable { var title = "iPhone" }
        extension Root { var product: Product { get { Product() } set {} } }
        """
    ).findings()
    #expect(findings.map(\.rule) == ["run.trapped"])
    #expect(
      findings.first?.summary.hasPrefix("Fatal error: restoreProduct: Product does not") == true)
    #expect(
      findings.first?.excerpt?.text.drop { $0 == " " }
        == #"coder.encode(product, forKey: "restoreProduct")"#)
  }

  // Pattern 14: without keys, and into the coder of another object.
  @Test func unkeyedValuesAndAnotherObjectShareOneCoder() async throws {
    let run = try await AppProgram(
      root: """
        let bar = named(Bar(), "bar")
            bar.viewControllers = [named(UIViewController(), "a")]
            return bar
        """,
      code: """
        class Player: NSObject, NSCoding {
          var track = "none"
          override init() {}
          required init?(coder: NSCoder) { track = coder.decodeObject(forKey: "track") as! String }
          func encode(with coder: NSCoder) { coder.encode(track, forKey: "track") }
        }
        class Bar: UITabBarController {
          let player = Player()
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            viewControllers?.first?.encode(with: coder)
            player.encode(with: coder)
            coder.encode(try! JSONEncoder().encode(["a": 1]))
            coder.encode("last")
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            print(Player(coder: coder)!.track, coder.containsValue(forKey: "track"))
            print(try! JSONDecoder().decode([String: Int].self, from: coder.decodeData()!), coder.decodeObject() as! String)
          }
        }
        """,
      launches: [
        #"(app.rootViewController as! Bar).player.track = "Blue"; app.enterBackground()"#, "",
      ],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[1].output == "Blue true\n[\"a\": 1] last\n")
  }

  // Pattern 14: children in an archive of their own, and encoding outside of a save.
  @Test func controllersEncodeIntoAnArchiverOfTheApp() async throws {
    let run = try await AppProgram(
      root: #"named(Steps(), "steps")"#,
      code: """
        class Step: UIViewController {
          var answer = ""
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(answer, forKey: "answer")
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            answer = coder.decodeObject(forKey: "answer") as! String
          }
        }
        class Steps: UIViewController {
          let steps = [Step(), Step()]
          var restorationData: Data {
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            encodeRestorableState(with: archiver)
            archiver.finishEncoding()
            return archiver.encodedData
          }
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            let archives = steps.map { step -> Data in
              let archiver = NSKeyedArchiver(requiringSecureCoding: false)
              step.encodeRestorableState(with: archiver)
              archiver.finishEncoding()
              return archiver.encodedData
            }
            coder.encode(archives, forKey: "steps")
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            for (step, data) in zip(steps, coder.decodeObject(forKey: "steps") as! [Data]) {
              step.decodeRestorableState(with: NSKeyedUnarchiver(forReadingWith: data))
            }
          }
        }
        """,
      launches: [
        """
        let steps = app.rootViewController as! Steps
        (steps.steps[0].answer, steps.steps[1].answer) = ("yes", "no")
        let copy = Steps()
        copy.decodeRestorableState(with: NSKeyedUnarchiver(forReadingWith: steps.restorationData))
        print(copy.steps.map(\\.answer))
        app.enterBackground()
        """,
        "print((app.rootViewController as! Steps).steps.map(\\.answer))",
      ],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches.map(\.output) == Array(repeating: "[\"yes\", \"no\"]\n", count: 2))
  }

  // Pattern 16: every class calls its key "title".
  @Test(.pins("P4.3"))
  func equalKeysOfDifferentObjectsAndOfTheAppNeverMeet() async throws {
    let run = try await AppProgram(
      root: """
        let bar = named(UITabBarController(), "bar")
            bar.viewControllers = [named(Tab(), "a"), named(Tab(), "b")]
            return bar
        """,
      delegate: """
          func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { coder.encode("app", forKey: "title") }
          func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { print(coder.decodeObject(forKey: "title") as! String) }
        """,
      code: """
        class Tab: UIViewController {
          override func encodeRestorableState(with coder: NSCoder) { coder.encode(restorationIdentifier, forKey: "title") }
          override func decodeRestorableState(with coder: NSCoder) { print(coder.decodeObject(forKey: "title") as! String) }
        }
        """,
      launches: ["app.enterBackground()", ""],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[1].output == "a\nb\napp\n")
  }

  // Pattern 21: optional children, a controller that a registered object finds only when it decodes,
  // and detached controllers that a singleton keeps.
  @Test(.pins("3.3.1", "P5.3", "P7.2"))
  func referencesMayBeNilLateOrDetached() async throws {
    let run = try await AppProgram(
      root: #"named(Root(), "root")"#,
      code: """
        class Root: UIViewController {
          var compose: UIViewController?
          var workspace: Workspace?
          override func viewDidLoad() {
            super.viewDidLoad()
            UIApplication.registerObject(forStateRestoration: Drafts.shared, restorationIdentifier: "drafts")
          }
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(compose, forKey: "compose")
            coder.encode(workspace, forKey: "workspace")
            coder.encode(Drafts.shared, forKey: "drafts")
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            compose = coder.decodeObject(forKey: "compose") as? UIViewController
            workspace = coder.decodeObject(forKey: "workspace") as? Workspace
          }
        }
        class Workspace: NSObject, UIStateRestoring, UIObjectRestoration {
          var text = ""
          var controller: UIViewController?
          var objectRestorationClass: (any UIObjectRestoration.Type)? { Workspace.self }
          func encodeRestorableState(with coder: NSCoder) {
            coder.encode(text, forKey: "text")
            coder.encode(controller, forKey: "controller")
          }
          func decodeRestorableState(with coder: NSCoder) {
            text = coder.decodeObject(forKey: "text") as! String
            controller = coder.decodeObject(forKey: "controller") as? UIViewController
          }
          static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)? {
            print("in the factory:", coder.decodeObject(forKey: "controller") as Any)
            let workspace = Workspace()
            UIApplication.registerObject(forStateRestoration: workspace, restorationIdentifier: identifierComponents.last!)
            return workspace
          }
        }
        class Draft: UIViewController, UIViewControllerRestoration {
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            Drafts.make(identifierComponents.last!)
          }
        }
        class Drafts: NSObject, UIStateRestoring {
          static let shared = Drafts()
          var detached: [UIViewController] = []
          static func make(_ identifier: String) -> Draft {
            let draft = named(Draft(), identifier)
            draft.restorationClass = Draft.self
            return draft
          }
          func encodeRestorableState(with coder: NSCoder) { coder.encode(detached, forKey: "detached") }
          func decodeRestorableState(with coder: NSCoder) { detached = coder.decodeObject(forKey: "detached") as! [UIViewController] }
        }
        """,
      launches: [
        """
        let workspace = Workspace()
        workspace.text = "reply"
        workspace.controller = Drafts.make("reply")
        UIApplication.registerObject(forStateRestoration: workspace, restorationIdentifier: "workspace")
        (app.rootViewController as! Root).workspace = workspace
        Drafts.shared.detached = [Drafts.make("one"), Drafts.make("two")]
        app.enterBackground()
        """,
        """
        let root = app.rootViewController as! Root
        print(root.compose as Any, root.workspace!.text, root.workspace!.controller!.restorationIdentifier!)
        print(Drafts.shared.detached.map { $0.restorationIdentifier! })
        """,
      ],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(
      run.launches[1].output == """
        in the factory: nil
        nil reply reply
        ["one", "two"]

        """)
  }
}

import RunRecord
import Testing

/// Objects that are neither controllers nor views (uikit-restoration 1.2, 2.2 P7, 3.3).
@Suite struct RegisteredObjectTests {
  private static func app(
    thing: String = "", maker: String = "nil", root: String, launches: [String]
  ) -> AppProgram {
    AppProgram(
      root: """
        let root = Root()
        root.restorationIdentifier = "root"
        return root
        """,
      code: """

        class Thing: NSObject, UIStateRestoring {
          var word = "new"
          weak var parent: UIViewController?
          var restorationParent: (any UIStateRestoring)? { parent }
          func encodeRestorableState(with coder: NSCoder) { coder.encode(word, forKey: "word") }
          func decodeRestorableState(with coder: NSCoder) {
            word = coder.decodeObject(forKey: "word") as? String ?? "nothing"
          }
          func applicationFinishedRestoringState() { print("finished with", word) }
          \(thing)
        }

        class Maker: UIObjectRestoration {
          static var made: Thing?
          static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)? {
            \(maker)
          }
        }

        class Root: UIViewController {
          var thing: Thing? = Thing()
          \(root)
        }
        """,
      launches: launches)
  }

  private static let register = """
    override func viewDidLoad() {
      super.viewDidLoad()
      UIApplication.registerObject(forStateRestoration: thing!, restorationIdentifier: "thing")
    }
    """

  private static let refer = """
    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      coder.encode(thing, forKey: "thing")
    }
    """

  private let changeAndSave = """
    (app.rootViewController as! Root).thing?.word = "old"
    app.enterBackground()
    """

  // uikit-restoration 2.2, P7: registration alone saves nothing.
  @Test(.pins("P7.1"))
  func savesNothingThatNobodyRefersTo() async throws {
    let run = try await Self.app(root: Self.register, launches: [changeAndSave, ""]).run()
    #expect(run.launches[0].savedPaths == ["root"])
    #expect(run.launches[1].output == "")
  }

  // uikit-restoration 3.4: decoded although no object decodes the reference; 3.5: finished too.
  @Test(.pins("P7.2", "3.1.6", "3.3.3", "3.4.3", "3.5.3"))
  func restoresARegisteredObjectThatSomethingReferredTo() async throws {
    let run = try await Self.app(
      root: Self.register + "\n" + Self.refer, launches: [changeAndSave, ""]
    ).run()
    #expect(run.launches[0].savedPaths == ["root", "thing"])
    #expect(run.launches[1].decisions.contains("thing: found, registered object with this path"))
    #expect(run.launches[1].output == "finished with old\n")
  }

  // uikit-restoration 1.5: restorationParent scopes the identifier; 3.3: a reference decodes to the
  // object as soon as it is located.
  @Test(.pins("1.5.4", "3.3.4", "3.4.4"))
  func scopesTheIdentifierByTheRestorationParent() async throws {
    let run = try await Self.app(
      root: """
        override func viewDidLoad() {
          super.viewDidLoad()
          thing?.parent = self
          UIApplication.registerObject(forStateRestoration: thing!, restorationIdentifier: "thing")
        }
        override func decodeRestorableState(with coder: NSCoder) {
          super.decodeRestorableState(with: coder)
          print(coder.decodeObject(forKey: "thing") as AnyObject === thing, thing!.word)
        }
        """ + "\n" + Self.refer,
      launches: [changeAndSave, ""]
    ).run()
    #expect(run.launches[0].savedPaths == ["root", "root/thing"])
    #expect(run.launches[1].output == "true new\nfinished with old\n")
  }

  // uikit-restoration 3.3: the class is asked; nil leaves the object out, without a decode.
  @Test(
    .pins("1.5.2", "3.1.6", "3.3.1", "3.3.2"),
    arguments: [
      (
        "made = Thing(); return made", "finished with old\n",
        "found, by its restoration class Maker"
      ),
      ("return nil", "", "skipped, its restoration class Maker returned nil"),
    ])
  func asksTheRestorationClass(_ maker: String, output: String, decision: String) async throws {
    let run = try await Self.app(
      thing: "var objectRestorationClass: (any UIObjectRestoration.Type)? { Maker.self }",
      maker: maker,
      root: Self.register + "\n" + Self.refer,
      launches: [changeAndSave, ""]
    ).run()
    let hook = #"Maker: object(withRestorationIdentifierPath:coder:) ["thing"]"#
    #expect(run.launches[1].implementedHooks.contains(hook))
    #expect(run.launches[1].decisions.contains("thing: \(decision)"))
    #expect(run.launches[1].output == output)
  }

  // uikit-restoration 1.2: held weakly.
  @Test(.pins("1.2.5"))
  func forgetsAnObjectThatIsGone() async throws {
    let run = try await Self.app(
      root: Self.register + "\n" + Self.refer,
      launches: [
        """
        let root = app.rootViewController as! Root
        weak var thing = root.thing
        root.thing = nil
        print(thing == nil)
        app.enterBackground()
        """
      ]
    ).run()
    #expect(run.launches[0].output == "true\n")
    #expect(run.launches[0].savedPaths == ["root"])
  }
}

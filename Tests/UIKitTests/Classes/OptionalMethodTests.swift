import RunRecord
import Testing

/// The optional methods of protocols: as in Objective-C, one that only a subclass has is called, and
/// one that no object has does not count.
@Suite struct OptionalMethodTests {
  @Test func callsAMethodThatOnlyASubclassAdds() async throws {
    let run = try await AppProgram(
      code: Self.additions,
      launches: [
        """
        let field = UITextField()
        let delegate = CountingDelegate()
        field.delegate = delegate
        print(field.becomeFirstResponder())
        app.enterBackground()
        """, "",
      ]
    ).run()
    #expect(run.launches[0].output == "begins\ntrue\nbackground\n")
    #expect(run.launches[0].savedPaths == ["root"])
    #expect(run.launches[1].output == "asked to restore\n")
  }

  private static let additions = """
    import UIKit

    class Base: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
    }

    @main
    class AppDelegate: Base {
      func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let root = Root()
        root.restorationIdentifier = "root"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
      }
      func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        print("asked to restore")
        return true
      }
    }

    extension AppDelegate {
      func applicationDidEnterBackground(_ application: UIApplication) { print("background") }
    }

    class Root: UIViewController {}
    class FieldDelegate: NSObject, UITextFieldDelegate {}
    class CountingDelegate: FieldDelegate {
      func textFieldDidBeginEditing(_ textField: UITextField) { print("begins") }
    }
    """

  // UIKit's protocol of restoration is one of Objective-C's too.
  @Test func callsWhatOnlyASubclassOfARegisteredObjectAdds() async throws {
    let run = try await AppProgram(
      root: #"named(UIViewController(), "root")"#,
      delegate: """
          let model = Model()
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { true }
          func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { coder.encode(model, forKey: "model") }
          override init() {
            super.init()
            UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
          }
        """,
      code: """
        class Base: NSObject, UIStateRestoring {}
        class Model: Base {
          func encodeRestorableState(with coder: NSCoder) { coder.encode(7, forKey: "number") }
        }
        extension Model {
          func decodeRestorableState(with coder: NSCoder) { print("decodes", coder.decodeInteger(forKey: "number")) }
          func applicationFinishedRestoringState() { print("finished") }
        }
        """,
      launches: ["app.enterBackground()", ""],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[1].output == "decodes 7\nfinished\n")
  }

  // The class of the second is in a function, and registers itself.
  @Test(arguments: ["Model()", "makeModel()"])
  func thePropertiesOfARestoringSubclassAreAsked(model: String) async throws {
    let run = try await AppProgram(
      root: #"named(Root(), "root")"#,
      code: """
        class Base: NSObject, UIStateRestoring {
          var text = ""
          weak var owner: UIViewController?
          func encodeRestorableState(with coder: NSCoder) { coder.encode("saved", forKey: "text") }
          func decodeRestorableState(with coder: NSCoder) {
            text = coder.decodeObject(forKey: "text") as! String
          }
        }
        class Model: Base, UIObjectRestoration {
          var restorationParent: UIStateRestoring? { owner }
          static func object(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIStateRestoring? {
            print("asked for", path)
            return Model()
          }
        }
        extension Model {
          var objectRestorationClass: UIObjectRestoration.Type? { Model.self }
        }
        func makeModel() -> Base {
          class Local: Base, UIObjectRestoration {
            var restorationParent: UIStateRestoring? { owner }
            var objectRestorationClass: UIObjectRestoration.Type? { Local.self }
            static func object(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIStateRestoring? {
              print("asked for", path)
              return Local()
            }
          }
          return Local()
        }
        class Root: UIViewController {
          var model: Base?
          func start() {
            let model = \(model)
            model.owner = self
            UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
            self.model = model
          }
          override func encodeRestorableState(with coder: NSCoder) { coder.encode(model, forKey: "model") }
          override func decodeRestorableState(with coder: NSCoder) {
            model = coder.decodeObject(forKey: "model") as? Base
          }
          override func applicationFinishedRestoringState() { print(model!.text) }
        }
        """,
      launches: ["(app.rootViewController as! Root).start()\napp.enterBackground()", ""],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[1].output == "asked for [\"root\", \"model\"]\nsaved\n")
  }

  // The stub that the superclass is given is not an implementation: without the subclass, nothing opts in.
  @Test(.pins("8.3"))
  func aMethodOfASubclassDoesNotCountForTheSuperclass() async throws {
    let run = try await AppProgram(
      code: """
        import UIKit

        @main
        class Base: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
        }
        class Unused: Base {
          func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
        }
        """,
      launches: ["app.enterBackground()"]
    ).run()
    #expect(
      run.launches[0].decisions.last
        == "Base: nothing saved, the app delegate has no "
        + "application(_:shouldRestoreApplicationState:)")
  }
}

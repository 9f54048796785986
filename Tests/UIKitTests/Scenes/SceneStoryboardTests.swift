import RunRecord
import Testing

/// Storyboards that the app delegate gives to a scene.
@Suite struct SceneStoryboardTests {
  // The delegate is not asked again about a session that there is.
  @Test func aSessionKeepsItsStoryboard() async throws {
    var program = AppProgram(
      code: """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
            print("configuration")
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            configuration.storyboard = UIStoryboard(name: "Notes", bundle: nil)
            return configuration
          }
        }
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
        }
        class NoteViewController: UIViewController {}
        """,
      launches: [
        "print(type(of: app.rootViewController!))\napp.enterBackground()",
        "print(type(of: app.rootViewController!))",
      ])
    program.resources = [
      "Notes.storyboard": Storyboard.text(
        initial: "note",
        """
        <viewController id="note" \(Storyboard.custom("NoteViewController")) sceneMemberID="viewController">
            \(Storyboard.view("view"))
        </viewController>
        """)
    ]
    let run = try await program.run()
    #expect(run.launches[0].output == "configuration\nNoteViewController\n")
    #expect(run.launches[1].output == "NoteViewController\n")
    #expect(run.launches.flatMap(\.events).compactMap(\.warning) == [])
  }

  // The delegate's own window takes the place of the storyboard's, which is never shown.
  @Test func aDelegateMayPutItsOwnWindowInPlaceOfTheStoryboards() async throws {
    var program = AppProgram(
      code: """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            configuration.storyboard = UIStoryboard(name: "Notes", bundle: nil)
            return configuration
          }
        }
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            window = UIWindow(windowScene: scene as! UIWindowScene)
            window?.rootViewController = OwnController()
            window?.makeKeyAndVisible()
          }
        }
        class OwnController: UIViewController {}
        class NoteViewController: UIViewController {
          override func viewDidLoad() { print("the storyboard's is loaded") }
        }
        """,
      launches: ["print(type(of: app.visibleViewController!), app.window!.isKeyWindow)"])
    program.resources = [
      "Notes.storyboard": Storyboard.text(
        initial: "note",
        """
        <viewController id="note" \(Storyboard.custom("NoteViewController")) sceneMemberID="viewController">
            \(Storyboard.view("view"))
        </viewController>
        """)
    ]
    let launch = try await program.run().launches[0]
    #expect(launch.output == "OwnController true\n")
    // What many ask about (scenes-and-ios-27, section 3, question 2).
    #expect(
      launch.events.compactMap(\.warning) == [.storyboardMadeForNothing(storyboard: "Notes")])
  }
}

import RunRecord
import Testing

/// Scenes as an app's Info.plist describes them (uikit-restoration 0, 7.3).
@Suite struct SceneManifestTests {
  private static func list(
    multiple: Bool = false, className: String = "$(PRODUCT_MODULE_NAME).SceneDelegate"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>NSUserActivityTypes</key>
      <array><string>com.example.main</string></array>
      <key>UIApplicationSceneManifest</key>
      <dict>
        <key>UIApplicationSupportsMultipleScenes</key>
        <\(multiple)/>
        <key>UISceneConfigurations</key>
        <dict>
          <key>UIWindowSceneSessionRoleApplication</key>
          <array>
            <dict>
              <key>UISceneConfigurationName</key>
              <string>Default Configuration</string>
              <key>UISceneDelegateClassName</key>
              <string>\(className)</string>
            </dict>
            <dict>
              <key>UISceneConfigurationName</key>
              <string>Other</string>
              <key>UISceneClassName</key>
              <string>App.OtherScene</string>
              <key>UISceneDelegateClassName</key>
              <string>${PRODUCT_MODULE_NAME}.Outer.Delegate</string>
            </dict>
          </array>
        </dict>
      </dict>
    </dict>
    </plist>
    """
  }

  private static let app = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {}

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        print(session.configuration.name!, session.stateRestorationActivity?.activityType ?? "-")
        window = UIWindow(windowScene: scene as! UIWindowScene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
      }
      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        NSUserActivity(activityType: (Bundle.main.infoDictionary!["NSUserActivityTypes"] as! [String])[0])
      }
    }

    """

  // Xcode's template, from iOS 13 on; Apple's sample reads its activity type from the Info.plist.
  @Test func connectsTheSceneOfTheManifest() async throws {
    var program = AppProgram(
      code: Self.app,
      launches: [
        """
        let application = UIApplication.shared
        print(app.window!.windowScene!.delegate is SceneDelegate, application.supportsMultipleScenes)
        app.enterBackground()
        """, nil,
      ])
    program.informationPropertyList = Self.list()
    let run = try await program.run()
    #expect(run.launches[0].output == "Default Configuration -\ntrue false\n")
    #expect(run.launches[1].output == "Default Configuration com.example.main\n")
  }

  @Test(.pins("S2.52", "S2.53")) func opensSeveralScenesWhereTheManifestSaysSo() async throws {
    var program = AppProgram(
      code: Self.app,
      launches: [
        """
        let application = UIApplication.shared
        application.activateSceneSession(for: UISceneSessionActivationRequest()) { print($0) }
        await app.settle()
        print(application.supportsMultipleScenes, application.connectedScenes.count)
        """, "print(UIApplication.shared.supportsMultipleScenes)",
      ])
    program.informationPropertyList = Self.list(multiple: true)
    program.conditions = [.init(idiom: .pad), .init(idiom: .phone)]
    let run = try await program.run()
    #expect(run.launches[0].output == "Default Configuration -\nDefault Configuration -\ntrue 2\n")
    // A phone shows one scene, whatever the manifest says.
    #expect(run.launches[1].output == "Default Configuration -\nfalse\n")
  }

  // The delegate names a configuration of the manifest; nested and private classes are found.
  @Test func findsConfigurationsByName() async throws {
    var program = AppProgram(
      code: """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
            print(connectingSceneSession.configuration.name!)
            let names = ["open": "Other", "private": "Private"]
            let configuration = UISceneConfiguration(name: names[options.userActivities.first?.activityType ?? "open"], sessionRole: connectingSceneSession.role)
            if configuration.name == "Private" { configuration.delegateClass = PrivateDelegate.self }
            return configuration
          }
        }
        class OtherScene: UIWindowScene {}
        enum Outer {
          class Delegate: NSObject, UISceneDelegate {}
        }
        private class PrivateDelegate: NSObject, UISceneDelegate {
          let name = "private"
        }
        """,
      launches: [
        """
        app.openScene(activity: NSUserActivity(activityType: "private"))
        for scene in app.connectedScenes { print(type(of: scene), scene.delegate is Outer.Delegate, (scene.delegate as? PrivateDelegate)?.name ?? "-") }
        app.enterBackground()
        """,
        "for session in app.openSessions { app.openScene(session) }\nfor scene in app.connectedScenes { print(type(of: scene), (scene.delegate as? PrivateDelegate)?.name ?? \"-\") }",
      ])
    program.informationPropertyList = Self.list(multiple: true)
    program.conditions = program.launches.map { _ in LaunchConditions(idiom: .pad) }
    let run = try await program.run()
    #expect(
      run.launches[0].output == """
        Default Configuration
        Default Configuration
        OtherScene true -
        UIWindowScene false private

        """)
    #expect(run.launches[1].output == "UIWindowScene private\nOtherScene -\n")
  }

  @Test func saysWhichClassTheManifestNamesInVain() async throws {
    var program = AppProgram(code: Self.app, launches: [""])
    program.informationPropertyList = Self.list(className: "SceneDelegate")
    let run = try await program.run()
    #expect(
      run.launches[0].decisions == [
        #"[SceneConfiguration] Info.plist configuration "Default Configuration" for UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not load class with name "SceneDelegate"."#,
        "scene session opened, Default Configuration, delegate SceneDelegate",
        "UIWindowScene: black screen, this build of the app has no class SceneDelegate for its "
          + "delegate",
      ])
  }

  // A delegate without a plain initialiser cannot be made, and the program compiles anyway.
  @Test func needsAnInitialiserWithoutArguments() async throws {
    var program = AppProgram(
      code: """
        import UIKit
        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {}
        class SceneDelegate: NSObject, UISceneDelegate {
          init(name: String) {}
        }
        """, launches: [""])
    program.informationPropertyList = Self.list()
    let run = try await program.run()
    #expect(
      run.launches[0].decisions.last
        == "UIWindowScene: black screen, App.SceneDelegate is not a scene delegate with an init() "
        + "without arguments")
  }
}

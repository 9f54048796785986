import RunRecord
import Testing

/// The configuration that a session is made with, and what the log has of one that cannot be used
/// (scenes-and-ios-27, sections 1 and 2).
@Suite struct SceneConfigurationTests {
  /// A manifest with these configurations, each the entries of a dictionary.
  private static func list(_ configurations: String...) -> String {
    """
    <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
    <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key>
    <array>\(configurations.map { "<dict>\($0)</dict>" }.joined())</array></dict></dict></dict></plist>
    """
  }

  private static func entry(_ key: String, _ value: String) -> String {
    "<key>UIScene\(key)</key><string>\(value)</string>"
  }

  private static func app(_ configuration: String, scene: String = "SceneDelegate") -> String {
    """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = \(configuration)
        print("asked", configuration.name ?? "-", configuration.sceneClass == nil, configuration.delegateClass == nil, configuration.storyboard == nil)
        return configuration
      }
    }

    class \(scene): UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        print("connects", session.configuration.name ?? "-")
      }
    }
    """
  }

  private static let delegateClass = entry(
    "DelegateClassName", "$(PRODUCT_MODULE_NAME).SceneDelegate")

  @Test(.pins("S2.18", "S2.19"))
  func noNameIsTheFirstOfTheRoleAndAnUnknownOneHasNothing() async throws {
    let list = Self.list(
      Self.entry("ConfigurationName", "First") + Self.delegateClass,
      Self.entry("ConfigurationName", "Second"))
    let first = try await AppProgram(
      code: Self.app("UISceneConfiguration(name: nil, sessionRole: session.role)"),
      launches: [""], informationPropertyList: list
    ).run()
    #expect(first.launches[0].output == "asked First true false true\nconnects First\n")
    let unknown = try await AppProgram(
      code: Self.app("UISceneConfiguration(name: \"Third\", sessionRole: session.role)"),
      launches: [""], informationPropertyList: list
    ).run()
    #expect(unknown.launches[0].output == "asked Third true true true\n")
  }

  @Test(.pins("S1.17"), arguments: [("\"Third\"", "Third"), ("nil", "(no name)")])
  func theLogNamesAConfigurationThatTheInfoLacks(name: String, said: String) async throws {
    let run = try await AppProgram(
      code: Self.app("UISceneConfiguration(name: \(name), sessionRole: session.role)"),
      launches: [""]
    ).run()
    #expect(
      run.launches[0].warnings == [
        #"[SceneConfiguration] Info.plist contained no UIScene configuration dictionary (looking for configuration named "\#(said)")"#
      ])
  }

  @Test(.pins("S1.18")) func theLogNamesAClassThatTheAppLacks() async throws {
    let run = try await AppProgram(
      code: Self.app(
        "UISceneConfiguration(name: nil, sessionRole: session.role)", scene: "Renamed"),
      launches: [""],
      informationPropertyList: Self.list(
        Self.entry("ConfigurationName", "Default Configuration") + Self.delegateClass)
    ).run()
    #expect(
      run.launches[0].warnings == [
        #"[SceneConfiguration] Info.plist configuration "Default Configuration" for UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not load class with name "App.SceneDelegate"."#
      ])
  }

  @Test(.pins("S1.19")) func theLogSaysThatAStoryboardNeedsADelegate() async throws {
    var program = AppProgram(
      code: Self.app("UISceneConfiguration(name: nil, sessionRole: session.role)"),
      launches: ["print(app.window == nil)"],
      informationPropertyList: Self.list(Self.entry("StoryboardFile", "Notes")))
    program.resources = [
      "Notes.storyboard": Storyboard.text(
        initial: "note",
        "<viewController id=\"note\" sceneMemberID=\"viewController\">\(Storyboard.view("view"))</viewController>"
      )
    ]
    let run = try await program.run()
    #expect(run.launches[0].output.hasSuffix("true\n"))
    #expect(
      run.launches[0].warnings == [
        "UIWindowScene: [WindowScene] There is no scene delegate set. A scene delegate class must be specified to use a main storyboard file."
      ])
  }

  // The new build has its delegate under another name, says so everywhere, and is not asked.
  @Test(.pins("S2.20", "S2.48")) func anUpdateKeepsTheSessionWithTheOldNameOfTheClass()
    async throws
  {
    func build(_ name: String, launches: [String]) -> AppProgram {
      AppProgram(
        code: Self.app(
          "UISceneConfiguration(name: nil, sessionRole: session.role)", scene: name),
        launches: launches,
        informationPropertyList: Self.list(
          Self.entry("ConfigurationName", "Default")
            + Self.entry("DelegateClassName", "$(PRODUCT_MODULE_NAME).\(name)")))
    }
    var update = build(
      "Renamed", launches: ["print(app.openSessions.count)", "app.forceQuit()", ""])
    update.earlierBuilds = [build("SceneDelegate", launches: ["app.enterBackground()"])]
    let run = try await update.run()
    #expect(run.launches[0].output == "1\n")
    #expect(
      run.launches[0].decisions == [
        "UIWindowScene: black screen, this build of the app has no class App.SceneDelegate for its delegate"
      ])
    // With the session gone, the app is asked again.
    #expect(run.launches[2].output == "asked Default true false true\nconnects Default\n")
  }
}

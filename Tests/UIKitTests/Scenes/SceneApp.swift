import RunRecord

/// Apps with scenes, as Swift text.
enum SceneApp {
  /// An app whose scene delegate has these members, besides a window with a `Root`.
  ///
  /// - Parameters:
  ///   - scene: The members of the scene delegate.
  ///   - connect: The statements after the window was made, in `willConnectTo`.
  ///   - application: Further members of the app delegate.
  ///   - code: Further types; without a `Root` among them there is a plain one.
  ///   - hasSeveralWindows: Whether the app runs on an iPad, and its Info.plist says that it supports several windows.
  static func program(
    scene: String = "", connect: String = "", application: String = "", code: String? = nil,
    hasSeveralWindows: Bool = false, launches: [String?]
  ) -> AppProgram {
    AppProgram(
      code: """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
          }
          \(application)
        }

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            guard let windowScene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = Root()
            window.makeKeyAndVisible()
            self.window = window
            \(connect)
          }
          \(scene)
        }

        \(code ?? "class Root: UIViewController {}")
        """,
      launches: launches, informationPropertyList: hasSeveralWindows ? severalWindows : nil,
      conditions: hasSeveralWindows ? launches.map { _ in LaunchConditions(idiom: .pad) } : [])
  }

  private static let severalWindows = """
    <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
    <key>UIApplicationSupportsMultipleScenes</key><true/>
    </dict></dict></plist>
    """
}

import Foundation

/// What the app's Info.plist says of scenes, under `UIApplicationSceneManifest`.
@MainActor
struct SceneManifest {
  /// A configuration of the manifest.
  struct Configuration {
    var name: String?
    var sceneClassName: String?
    var delegateClassName: String?

    /// The name of the storyboard that the scene's window begins with.
    var storyboardName: String?
  }

  /// The manifest of the app; nil for an app without one.
  static let main = SceneManifest(Bundle.main.infoDictionary ?? [:])

  /// Whether the user may open the app's interface more than once.
  let supportsMultipleScenes: Bool
  private let configurations: [String: [Configuration]]

  /// Whether it has a configuration for any role.
  var hasConfigurations: Bool { configurations.values.contains { !$0.isEmpty } }

  init?(_ information: [String: Any]) {
    guard let manifest = information["UIApplicationSceneManifest"] as? [String: Any] else {
      return nil
    }
    supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
    configurations = roles.mapValues { value in
      (value as? [[String: Any]] ?? []).map(Configuration.init)
    }
  }

  /// The configuration of a name, else the first for the role; one of an unknown name is none.
  func configuration(named name: String?, for role: UISceneSession.Role) -> Configuration? {
    let candidates = configurations[role.rawValue] ?? []
    return name.map { name in candidates.first { $0.name == name } } ?? candidates.first
  }
}

extension SceneManifest.Configuration {
  fileprivate init(_ values: [String: Any]) {
    name = values["UISceneConfigurationName"] as? String
    sceneClassName = values["UISceneClassName"] as? String
    delegateClassName = values["UISceneDelegateClassName"] as? String
    storyboardName = values["UISceneStoryboardFile"] as? String
  }
}

import GuideExamples

/// What Xcode puts into an `Info.plist` that it generates from a target's settings.
enum GeneratedInformation {
  /// The entries of the settings `INFOPLIST_KEY_…`.
  static func values(from settings: [String: String]) -> [String: Any] {
    let names = BuildSettingNames(settings)
    var values: [String: Any] = [:]
    for setting in settings.keys where setting.hasPrefix(prefix) {
      guard let value = names.value(of: setting) else { continue }
      let key = String(setting.dropFirst(prefix.count))
      if key == "UIApplicationSceneManifest_Generation" {
        guard value == "YES" else { continue }
        values["UIApplicationSceneManifest"] = emptyManifest
      } else {
        values[key] = typed(value)
      }
    }
    return values
  }

  private static let prefix = "INFOPLIST_KEY_"

  /// Configurations are then asked of the app's delegate.
  private static var emptyManifest: [String: Any] {
    [
      "UIApplicationSupportsMultipleScenes": false, "UISceneConfigurations": [String: Any](),
    ]
  }

  private static func typed(_ value: String) -> Any {
    switch value {
    case "YES": true
    case "NO": false
    default: value
    }
  }
}

import Foundation
import KeyedArchive

/// A session as a dictionary of plain values, for the file of known sessions.
extension UISceneSession {
  private enum Key {
    static let persistentIdentifier = SceneSessionsFormat.persistentIdentifier
    static let role = "role"
    static let configurationName = "configurationName"
    static let sceneClassName = "sceneClassName"
    static let delegateClassName = "delegateClassName"
    static let storyboardName = "storyboardName"
    static let userInfo = "userInfo"
    static let activity = SceneSessionsFormat.activity
  }

  var plainValues: [String: Any] {
    var values: [String: Any] = [
      Key.persistentIdentifier: persistentIdentifier, Key.role: role.rawValue,
    ]
    values[Key.configurationName] = configuration.name
    values[Key.sceneClassName] = configuration.sceneClass.map(AppClasses.name)
    values[Key.delegateClassName] = configuration.delegateClassName
    values[Key.storyboardName] = configuration.storyboard?.name
    values[Key.userInfo] = userInfo
    values[Key.activity] = savedActivity?.plainValues
    return values
  }

  /// The session of a dictionary; nil for one that is none.
  convenience init?(plainValues values: [AnyHashable: Any]) {
    guard let persistentIdentifier = values[Key.persistentIdentifier] as? String,
      let role = (values[Key.role] as? String).map(Role.init)
    else { return nil }
    // The session keeps the delegate's class and the storyboard, whatever the Info.plist and the
    // delegate say now (uikit-restoration 7.3).
    let configuration = UISceneConfiguration(
      name: values[Key.configurationName] as? String, role: role,
      sceneClass: (values[Key.sceneClassName] as? String).flatMap(AppClasses.type),
      delegateClassName: values[Key.delegateClassName] as? String)
    if let name = values[Key.storyboardName] as? String {
      configuration.storyboard = UIStoryboard(named: name)
    }
    self.init(
      persistentIdentifier: persistentIdentifier, role: role, configuration: configuration,
      userInfo: values[Key.userInfo] as? [String: Any],
      savedActivity: (values[Key.activity] as? [AnyHashable: Any])
        .flatMap(NSUserActivity.init(plainValues:)))
  }
}

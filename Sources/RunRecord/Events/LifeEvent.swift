/// A turn in the life of the app, of one of its scenes, or of the process.
package enum LifeEvent: Hashable, Codable, Sendable {
  /// Why the system wakes an app in the background.
  package enum WakeReason: String, Codable, Sendable {
    case fetch
    case remoteNotification
  }

  case processStarts(launch: Int, conditions: LaunchConditions)
  /// How the process ends; the calls that led to it are those of the event.
  case processEnds(termination: Termination)

  case appStartsInBackground
  case appBecomesActive
  case appResignsActive
  case appEntersBackground
  case appEntersForeground
  case appIsSuspended
  case appOpensURL(url: String)
  case userClosesApp
  case userChoosesQuickAction(type: String)

  case systemWakesApp(reason: WakeReason)
  /// `result` is what the app says of it, by the case of `UIBackgroundFetchResult`.
  case backgroundRunEnds(result: String)
  case backgroundTimeIsOver
  case memoryIsShort
  case deviceIsLocked
  case deviceIsUnlocked

  case sceneConnects
  case sceneEntersForeground
  case sceneBecomesActive
  case sceneResignsActive
  case sceneEntersBackground
  case sceneDisconnects
  // Screens beside the device's own.
  case displayConnects(width: Int, height: Int)
  case displayDisconnects
  case carConnects
  case userClosesScene
  case userClosesScenesOfEndedApp

  // What the app is launched for the next time.
  case userTakesUpActivityOfEndedApp(type: String)
  case otherAppOpensURLOfEndedApp(url: String)
  case userChoosesQuickActionOfEndedApp(type: String)
}

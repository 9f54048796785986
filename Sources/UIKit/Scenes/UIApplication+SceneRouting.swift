import RunRecord

extension UIApplication {
  /// Hands what the user does to the scene that it belongs to, which comes to the front; where none can show
  /// it, a new scene is opened for it.
  func route(_ event: LaunchReason) {
    // An app cannot be seen on a locked device.
    unlockDevice()
    isSuspended = false
    switch SceneChoice(for: event.targetContentIdentifier) {
    case .connected(let scene, let reason):
      if hasSeveralScenes { Trace.decision(scene, .sceneChosen(reason: reason)) }
      bring(scene, in: .activate)
      scene.takeUp(event)
    case .new:
      open(for: event)
    }
  }

  /// The new scene finds the event in its connection options.
  private func open(for event: LaunchReason) {
    if let identifier = event.targetContentIdentifier, hasSeveralScenes {
      Trace.decision(nil, .sceneOpenedForContent(identifier: identifier))
    }
    let session = supportsMultipleScenes ? nil : SceneSystem.shared.sessionForLaunch
    bring(SceneConnection.connect(session, event.connectionOptions), in: .activate)
  }

  private var hasSeveralScenes: Bool {
    supportsMultipleScenes || SceneSystem.shared.scenes.count > 1
  }
}

extension UIScene {
  /// Hands an event to the connected scene.
  func takeUp(_ event: LaunchReason) {
    switch event {
    case .activity(let activity): takeUp(activity)
    case .url(let url, let source): takeUp(url, from: source)
    case .quickAction(let item): (self as? UIWindowScene)?.takeUp(item)
    }
  }
}

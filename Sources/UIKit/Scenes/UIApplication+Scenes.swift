import RunRecord

extension UIApplication {
  /// The connected scenes; in an app without scenes of its own, the one that its windows are in.
  public var connectedScenes: Set<UIScene> {
    Set(SceneSystem.shared.scenes + [SceneSystem.shared.implicitScene].compactMap(\.self))
  }

  /// The sessions that are open, connected or not.
  public var openSessions: Set<UISceneSession> {
    Set(
      SceneSystem.shared.sessions
        + [SceneSystem.shared.implicitScene?.session].compactMap(\.self))
  }

  /// Whether the user may open the app's interface more than once, as the Info.plist says.
  public var supportsMultipleScenes: Bool {
    Device.idiom == .pad && SceneManifest.main?.supportsMultipleScenes == true
  }

  /// Asks for a session's scene to come to the front, or a new scene; it does in a later turn of the
  /// main queue.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    later {
      self.activate(sceneSession, activity: userActivity, errorHandler: errorHandler)
    }
  }

  /// Asks for a scene to come to the front; it does in a later turn of the main queue.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options,
      errorHandler: errorHandler)
  }

  /// Asks for a session to be closed for good; it is in a later turn of the main queue.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    later {
      guard SceneSystem.shared.sessions.contains(sceneSession) else {
        errorHandler?(UISceneError(.requestDenied))
        return
      }
      self.close(sceneSession)
    }
  }

  /// Says that a session's content has changed; its scene in the background saves its state, connected
  /// for it where it is not (uikit-restoration 7.1).
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    later {
      guard SceneSystem.shared.sessions.contains(sceneSession) else { return }
      let scene =
        sceneSession.scene ?? SceneConnection.connect(sceneSession, UIScene.ConnectionOptions())
      guard !scene.isInForeground else {
        Trace.decision(scene, .sceneNotRefreshed)
        return
      }
      scene.restoreInteractionState()
      Trace.decision(scene, .sceneRefreshed)
      scene.saveState()
    }
  }

  private func activate(
    _ session: UISceneSession?, activity: NSUserActivity?, errorHandler: ((any Error) -> Void)?
  ) {
    let isKnown = session.map(SceneSystem.shared.sessions.contains) ?? supportsMultipleScenes
    guard hasScenes, isKnown else {
      let reason: UISceneError.Code = session == nil ? .multipleScenesNotSupported : .requestDenied
      Trace.decision(self, .sceneNotActivated(error: "\(reason)"))
      errorHandler?(UISceneError(reason))
      return
    }
    if let scene = session?.scene {
      bring(scene)
      if let activity { scene.takeUp(activity) }
    } else {
      _ = openScene(session, with: activity)
    }
  }

  /// What the system is asked for happens behind what the app is doing.
  private func later(_ body: @escaping @MainActor () -> Void) {
    Task { @MainActor in body() }
  }
}

extension UIScene {
  /// Hands an activity to the connected scene.
  func takeUp(_ activity: NSUserActivity) {
    guard let delegate else { return }
    Trace.hook(
      delegate.object, "scene(_:willContinueUserActivityWithType:)", detail: activity.activityType)
    delegate.scene(self, willContinueUserActivityWithType: activity.activityType)
    Trace.hook(delegate.object, "scene(_:continue:)", detail: activity.activityType)
    delegate.scene(self, continue: activity)
  }

  /// Hands a URL to the connected scene.
  ///
  /// - Parameter application: The app that asks, if it is known.
  func takeUp(_ url: URL, from application: String? = nil) {
    guard let delegate else { return }
    Trace.hook(delegate.object, "scene(_:openURLContexts:)", detail: url.absoluteString)
    let context = UIOpenURLContext(url: url, sourceApplication: application)
    delegate.scene(self, openURLContexts: [context])
  }
}

extension UIWindowScene {
  /// Hands a quick action to the connected scene.
  func takeUp(_ item: UIApplicationShortcutItem) {
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    Trace.hook(
      delegate.object, "windowScene(_:performActionFor:completionHandler:)", detail: item.type)
    delegate.windowScene(self, performActionFor: item) { _ in }
  }
}

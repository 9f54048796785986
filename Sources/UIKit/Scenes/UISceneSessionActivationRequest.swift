/// What is asked for when a scene is to come to the front: that of a session, or a new one.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
  /// The session; nil for a new one.
  public let session: UISceneSession?

  /// What the new session is for.
  public let role: UISceneSession.Role

  /// What the scene is opened for.
  public var userActivity: NSUserActivity?

  /// How the scene comes to the front.
  public var options: UIScene.ActivationRequestOptions?

  /// Asks for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    session = nil
    self.role = role
    self.userActivity = userActivity
    self.options = options
  }

  /// Asks for the scene of a session.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.session = session
    role = session.role
    self.userActivity = userActivity
    self.options = options
  }
}

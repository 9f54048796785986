import Foundation

/// The scenes of the app and their sessions: what of the system's part in them an app notices.
@MainActor
final class SceneSystem {
  static let shared = SceneSystem()

  /// Whether the app has scenes: its Info.plist has a manifest, or its delegate is asked for
  /// configurations.
  private(set) var isInUse = false

  /// The open sessions, in the order in which they were opened.
  var sessions: [UISceneSession] { known.sessions }

  /// The connected scenes, in the order in which they were connected.
  private(set) var scenes: [UIScene] = []

  /// The scene of an app that has adopted none: from iOS 13 on its windows are in one anyway.
  ///
  /// It has no delegate, nothing of it is saved, and it is active whenever the app is.
  private(set) var implicitScene: UIWindowScene?

  /// Whether the saved activities can be read: not as long as the device is locked
  /// (uikit-restoration 7.2).
  var canReadActivities: Bool { !DeviceLock.isLocked }

  private var known = KnownSceneSessions()
  private var isReading = false

  /// Finds out whether the app has scenes, and which sessions are known from earlier launches.
  func begin(with delegate: any UIApplicationDelegate) {
    let adoption = SceneAdoption(of: delegate)
    adoption.enforce()
    isInUse = adoption.givesScenes
    guard isInUse else { return makeImplicitScene() }
    isReading = true
    known = KnownSceneSessions.read()
    isReading = false
  }

  /// Writes the sessions to disk.
  func sessionsDidChange() {
    guard isInUse, !isReading else { return }
    known.write()
  }

  // MARK: Sessions

  /// The session that comes to the front when the app is launched: the one that was there last.
  ///
  /// Those of other screens come when their screens are there.
  var sessionForLaunch: UISceneSession? {
    let ofDevice = sessions.filter { $0.role == .windowApplication }
    return ofDevice.first { $0.persistentIdentifier == known.frontIdentifier } ?? ofDevice.last
  }

  /// The session of another screen, as an earlier connection of one left it.
  func sessionWithoutScene(_ role: UISceneSession.Role) -> UISceneSession? {
    sessions.last { $0.role == role && $0.scene == nil }
  }

  /// Opens a session, of a name that no other had.
  func openSession(_ role: UISceneSession.Role) -> UISceneSession {
    let session = UISceneSession(
      persistentIdentifier: known.takeIdentifier(), role: role,
      configuration: UISceneConfiguration(name: nil, sessionRole: role))
    known.sessions.append(session)
    return session
  }

  /// Closes sessions for good.
  ///
  /// - Parameter isToldLater: Whether the app is told at its next launch, because it does not run.
  func discard(_ sessions: [UISceneSession], isToldLater: Bool) {
    known.sessions.removeAll { sessions.contains($0) }
    if isToldLater { known.discarded += sessions }
    if sessions.contains(where: { $0.persistentIdentifier == known.frontIdentifier }) {
      known.frontIdentifier = nil
    }
    for session in sessions { KnownSceneSessions.endRestoring(session) }
    sessionsDidChange()
  }

  /// The sessions that were closed while the app did not run; once.
  func takeDiscardedSessions() -> [UISceneSession] {
    let discarded = known.discarded
    known.discarded = []
    if !discarded.isEmpty { sessionsDidChange() }
    return discarded
  }

  /// Says that a session's scene is in front.
  func didBringToFront(_ session: UISceneSession) {
    guard session.role == .windowApplication,
      known.frontIdentifier != session.persistentIdentifier
    else { return }
    known.frontIdentifier = session.persistentIdentifier
    sessionsDidChange()
  }

  // MARK: Scenes

  private func makeImplicitScene() {
    guard SceneAdoption.systemHasScenes else { return }
    var sessions = KnownSceneSessions()
    let session = UISceneSession(
      persistentIdentifier: sessions.takeIdentifier(), role: .windowApplication,
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    session.scene = scene
    implicitScene = scene
    applicationStateDidChange()
  }

  /// The implicit scene is where the app is.
  func applicationStateDidChange() {
    implicitScene?.activationState =
      switch UIApplication.shared.applicationState {
      case .active: .foregroundActive
      case .inactive: .foregroundInactive
      case .background: .background
      }
  }

  func add(_ scene: UIScene) {
    scenes.append(scene)
    scene.session.scene = scene
  }

  func remove(_ scene: UIScene) {
    scenes.removeAll { $0 === scene }
    scene.session.scene = nil
  }
}

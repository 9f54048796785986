import RunRecord

/// The restoration of one scene's state, from the moment when the scene is connected until the app
/// has gone through it, or longer where the app says so.
///
/// A process that dies in between has its saved activity thrown away at the next launch
/// (uikit-restoration 7.2).
@MainActor
final class SceneRestoration {
  private unowned let scene: UIScene
  private var openCount = 0
  private var isPassing = true

  /// Begins the restoration of what was saved.
  init(of scene: UIScene) {
    self.scene = scene
    KnownSceneSessions.beginRestoring(scene.session)
  }

  /// Begins a return to the foreground, which an app may extend in the same way since the SDK of iOS 27
  /// (its release notes, 161843040).
  ///
  /// How that is done is not known; here a process that dies of it costs nothing, because nothing is restored.
  init(ofReturnToForeground scene: UIScene) {
    self.scene = scene
  }

  /// The app's methods have been called.
  func passed() {
    isPassing = false
    if openCount == 0 { end() }
  }

  func extend() {
    openCount += 1
    Trace.decision(scene, .restorationExtended)
  }

  /// A call that balances none is harmless.
  func complete() {
    guard openCount > 0 else { return }
    openCount -= 1
    guard openCount == 0, !isPassing else { return }
    end()
    Trace.decision(scene, .restorationComplete)
  }

  private func end() {
    KnownSceneSessions.endRestoring(scene.session)
    scene.restoration = nil
  }
}

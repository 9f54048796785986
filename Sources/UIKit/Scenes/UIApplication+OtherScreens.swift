package import Foundation
import RunRecord

/// Screens beside the device's own, each with a scene of its own role (scenes-and-ios-27, section 2).
extension UIApplication {
  /// Connects a screen beside the device's own; returns its scene, nil in an app without scenes.
  package func connectExternalDisplay(size: CGSize) -> UIScene? {
    ExternalDisplay.shared.connect(size: size)
  }

  /// Disconnects the screen beside the device's own.
  package func disconnectExternalDisplay() {
    ExternalDisplay.shared.disconnect()
  }

  /// Connects a car; returns the scene on its screen, nil in an app that is not made for cars.
  ///
  /// Without the framework CarPlay the scene has a session, a role and a delegate, and no templates.
  package func connectCarPlay() -> UIScene? {
    let connected = SceneSystem.shared.scenes.first { $0.session.role == .carPlay }
    if let connected { return connected }
    Trace.life(.carConnects)
    let isMadeForCars = SceneManifest.main?.configuration(named: nil, for: .carPlay) != nil
    guard hasScenes, isMadeForCars else {
      Trace.decision(self, .carSceneNotConnected(role: UISceneSession.Role.carPlay.rawValue))
      return nil
    }
    return connectScene(ofOtherScreen: .carPlay)
  }

  /// Connects the scene of another screen: the session that was there before, else a new one.
  ///
  /// An external display is in front while the app is; a car's screen does not ask what the device shows.
  func connectScene(ofOtherScreen role: UISceneSession.Role) -> UIScene {
    let session = SceneSystem.shared.sessionWithoutScene(role)
    let scene = SceneConnection.connect(session, UIScene.ConnectionOptions(), role: role)
    if applicationState != .background || role == .carPlay { bring(scene, in: .activate) }
    return scene
  }
}

extension UIScene {
  /// Whether the scene goes to the background when the user leaves the app.
  var followsApp: Bool { session.role != .carPlay }
}

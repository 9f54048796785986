import Foundation
import RunRecord

/// The screen beside the device's own: a television, a projector.
@MainActor
final class ExternalDisplay {
  static let shared = ExternalDisplay()

  /// Nil while none is connected.
  private(set) var screen: UIScreen?

  /// Connects a screen; an app with scenes is given one for it.
  ///
  /// Every app with scenes is, with one window too, and the screen shows what the device shows as long as the
  /// app has no window there: Apple's staff says so (forum thread 745553).
  func connect(size: CGSize) -> UIScene? {
    if screen != nil { return scene }
    let screen = UIScreen(size: size)
    self.screen = screen
    Trace.life(.displayConnects(width: Int(size.width), height: Int(size.height)))
    post(UIScreen.didConnectNotification, screen)
    let role = UISceneSession.Role.externalDisplay
    guard UIApplication.shared.hasScenes else { return nil }
    let scene = UIApplication.shared.connectScene(ofOtherScreen: role)
    if screen.mirrored != nil { Trace.decision(scene, .displayMirrors) }
    return scene
  }

  /// Disconnects the screen, and with it its scene; the session stays.
  func disconnect() {
    guard let screen else { return }
    Trace.life(.displayDisconnects)
    if let scene { UIApplication.shared.disconnect(scene, closing: false) }
    self.screen = nil
    post(UIScreen.didDisconnectNotification, screen)
  }

  private var scene: UIScene? {
    SceneSystem.shared.scenes.first { $0.session.role == .externalDisplay }
  }

  private func post(_ name: NSNotification.Name, _ screen: UIScreen) {
    NotificationCenter.default.post(name: name, object: screen)
  }
}

import RunRecord

extension UIWindow {
  /// How far the window's interface may come onto the screen: as far as its scene's, or the app's in
  /// an app without scenes.
  ///
  /// A window without a scene is never seen in an app with scenes.
  var showing: UIApplication.Showing {
    UIApplication.shared.hasScenes
      ? windowScene?.showing ?? .nothing : UIApplication.shared.showing
  }

  func tellIfWithoutScene() {
    guard windowScene == nil, UIApplication.shared.hasScenes else { return }
    Trace.warning(self, .windowHasNoScene)
  }
}

extension UIApplication {
  /// A scene that is disconnected takes its windows with it.
  func forgetWindows(of scene: UIScene) {
    let others = windows.filter { $0.windowScene !== scene }
    removeWindows { $0.windowScene === scene }
    if let keyWindow, keyWindow.windowScene === scene {
      self.keyWindow = others.last { $0.screen === UIScreen.main }
    }
  }
}

import Foundation

extension UIApplication {
  /// Turns the screen by a quarter, and has the windows that fill it adapt.
  package func turnScreen() {
    tellingScenes { turnWindows() }
  }

  private func turnWindows() {
    let old = ScreenSize.current
    let keyboard = Keyboard.frameOnScreen
    ScreenSize.current = CGSize(width: old.height, height: old.width)
    for window in windows {
      let fills = window.bounds.size == old
      window.change(
        to: fills
          ? ScreenSize.current
          : CGSize(width: window.bounds.height, height: window.bounds.width))
    }
    Keyboard.screenTurned(from: keyboard)
  }
}

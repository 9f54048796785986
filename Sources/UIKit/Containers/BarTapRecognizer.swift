/// Hides the bars of a stack when the user taps between them, and shows them at the next tap.
///
/// Controls keep their taps, as of any view around them.
final class BarTapRecognizer: UITapGestureRecognizer {
  private weak var stack: UINavigationController?

  init(of stack: UINavigationController) {
    self.stack = stack
    super.init(target: nil, action: nil)
    isEnabled = stack.hidesBarsOnTap
  }

  override func follow(_ gesture: UserGesture) {
    super.follow(gesture)
    guard state == .ended, let stack else { return }
    stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: true)
  }
}

extension UINavigationController {
  /// Gives the stack's view the recognizer, where a tap is to hide the bars.
  func recognizeBarTaps() {
    guard hidesBarsOnTap, let view = viewIfLoaded,
      barHideOnTapGestureRecognizer.view !== view
    else { return }
    view.addGestureRecognizer(barHideOnTapGestureRecognizer)
  }
}

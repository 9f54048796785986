import Foundation

/// The keyboard, which is on screen while something that takes text is first responder.
///
/// Nothing is shown; what apps observe of a keyboard are its notifications.
@MainActor
enum Keyboard {
  /// Whether the keyboard is on screen.
  private(set) static var isShown = false

  private static var mayHide = true
  private static let height: CGFloat = 336

  /// Lets the first responder change without the keyboard going down between the old and the new.
  static func withoutHiding<Result>(_ body: () -> Result) -> Result {
    let before = mayHide
    mayHide = false
    defer { mayHide = before }
    return body()
  }

  /// Shows the keyboard if the first responder takes text or has an input view; else hides it.
  static func followFirstResponder() {
    let first = UIApplication.shared.firstResponder
    let isWanted = first is any UITextInput || first?.inputView != nil
    if isWanted, !isShown {
      isShown = true
      move(
        from: screen.maxY, to: screen.maxY - height, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardDidShowNotification)
    } else if !isWanted, isShown, mayHide {
      isShown = false
      move(
        from: screen.maxY - height, to: screen.maxY, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardDidHideNotification)
    }
  }

  /// Where the keyboard is; nil while it is hidden.
  static var frameOnScreen: CGRect? { isShown ? frame(at: screen.maxY - height) : nil }

  private static var screen: CGRect { UIScreen.main.bounds }

  /// The second notification comes in a later turn of the main queue, as at the end of an animation.
  private static func move(
    from begin: CGFloat, to end: CGFloat, _ will: NSNotification.Name, _ did: NSNotification.Name
  ) {
    let (before, after) = (frame(at: begin), frame(at: end))
    post([UIResponder.keyboardWillChangeFrameNotification, will], before, after)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        post([did, UIResponder.keyboardDidChangeFrameNotification], before, after)
      }
    }
  }

  private static func frame(at y: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: screen.width, height: height)
  }

  private static func post(_ names: [NSNotification.Name], _ begin: CGRect, _ end: CGRect) {
    let userInfo: [String: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    for name in names {
      NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
    }
  }
}

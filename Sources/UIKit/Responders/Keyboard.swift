import Foundation
import RunRecord

/// The keyboard, which is on screen while something that takes text is first responder.
///
/// Its keys are no views; apps observe its notifications, and views make room for it.
@MainActor
enum Keyboard {
  /// Whether the keyboard is on screen.
  private(set) static var isShown = false

  private static var mayHide = true

  /// The views with a guide of the keyboard, and those of messages with fields.
  private static var followers: [WeakView] = []

  private struct WeakView {
    weak var view: UIView?
  }

  /// How much of a view's lower edge the keyboard covers.
  static func overlap(with view: UIView) -> CGFloat {
    guard let frame = frameOnScreen, let window = view.window, window.screen === UIScreen.main
    else { return 0 }
    let place = view.convert(view.bounds, to: nil).offsetBy(
      dx: window.frame.minX, dy: window.frame.minY)
    return min(max(0, place.maxY - frame.minY), place.height)
  }

  /// Has a view laid out, and its constraints solved, when the keyboard comes and goes.
  static func follow(_ view: UIView) {
    followers.removeAll { $0.view == nil }
    followers.append(WeakView(view: view))
  }

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
    let input = first?.inputView
    let isWanted = first is any UITextInput || input != nil
    if isWanted {
      let before = frameOnScreen
      host.take(input: input, accessory: first?.inputAccessoryView)
      owner = (first as? UIView)?.window
      place()
      if let before { tellOfChange(from: before) }
    }
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
      host.take(input: nil, accessory: nil)
      place()
    }
  }

  private static let host = KeyboardHost()

  /// What the first responder shows above the keys, or in their place; nil where it shows neither.
  static var views: UIView? { host.superview == nil ? nil : host }

  /// The window of the first responder.
  private static weak var owner: UIWindow?

  private static func place() {
    host.place(in: owner ?? UIApplication.shared.keyWindow, at: frame(at: screen.maxY - height))
  }

  /// Tells of the place that the keyboard has after the device was turned, if it is shown.
  static func screenTurned(from before: CGRect?) {
    guard let before else { return }
    place()
    tellOfChange(from: before)
  }

  /// Tells of another place of a keyboard that was shown before.
  private static func tellOfChange(from before: CGRect) {
    guard let after = frameOnScreen, before != after else { return }
    post([UIResponder.keyboardWillChangeFrameNotification], begin: before, end: after)
    layOutAround()
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        post([UIResponder.keyboardDidChangeFrameNotification], begin: before, end: after)
      }
    }
  }

  /// Where its keys are; nil while there are none.
  static var frameOfKeys: CGRect? {
    guard var frame = frameOnScreen, host.input == nil else { return nil }
    frame.origin.y += host.heightOfAccessory
    frame.size.height -= host.heightOfAccessory
    return frame
  }

  /// Where the keyboard is, with what the first responder shows above its keys; nil while it is hidden.
  static var frameOnScreen: CGRect? { isShown ? frame(at: screen.maxY - height) : nil }

  private static var screen: CGRect { UIScreen.main.bounds }

  private static var height: CGFloat {
    let heights = Device.model.keyboardHeight
    let keys = ScreenSize.isLying ? heights.lying : heights.upright
    return host.heightOfInput(besides: keys) + host.heightOfAccessory
  }

  /// The second notification comes in a later turn of the main queue, as at the end of an animation.
  private static func move(
    from begin: CGFloat, to end: CGFloat, _ will: NSNotification.Name, _ did: NSNotification.Name
  ) {
    let (before, after) = (frame(at: begin), frame(at: end))
    post([UIResponder.keyboardWillChangeFrameNotification, will], begin: before, end: after)
    layOutAround()
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        post([did, UIResponder.keyboardDidChangeFrameNotification], begin: before, end: after)
      }
    }
  }

  /// Has what makes room for the keyboard laid out again.
  private static func layOutAround() {
    for view in followers.compactMap(\.view) {
      view.setNeedsConstraintSolving()
      for subview in view.subviews { subview.setNeedsConstraintSolving() }
      view.setNeedsLayout()
    }
    for window in UIApplication.shared.windows {
      for controller in window.rootViewController?.controllersInSight ?? [] {
        if controller.bars.isEmpty == false { controller.setNeedsBarLayoutForKeyboard() }
        guard let scrollView = controller.scrollViewAboveKeyboard else { continue }
        scrollView.followSafeArea()
        scrollView.showFirstResponderAboveKeyboard()
      }
    }
  }

  private static func frame(at y: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: screen.width, height: height)
  }

  private static func post(_ names: [NSNotification.Name], begin: CGRect, end: CGRect) {
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

extension UIViewController {
  /// The list that keeps its rows out from under the keyboard: that of a controller of a table or a collection.
  fileprivate var scrollViewAboveKeyboard: UIScrollView? {
    guard self is UITableViewController || self is UICollectionViewController else { return nil }
    return contentScrollView
  }

  fileprivate func setNeedsBarLayoutForKeyboard() {
    guard (self as? UINavigationController)?.hidesBarsWhenKeyboardAppears == true else { return }
    setNeedsBarLayout()
  }
}

extension UIScrollView {
  /// What the keyboard covers of a list whose controller makes room for it.
  var keyboardOverlap: CGFloat {
    guard Keyboard.isShown, viewController?.contentScrollView === self,
      viewController is UITableViewController || viewController is UICollectionViewController
    else { return 0 }
    return Keyboard.overlap(with: self)
  }

  /// Scrolls as little as shows what is edited above the keyboard.
  fileprivate func showFirstResponderAboveKeyboard() {
    guard Keyboard.isShown, let first = UIApplication.shared.firstResponder as? UIView,
      first !== self, first.isDescendant(of: self)
    else { return }
    let place = first.convert(first.bounds, to: self)
    let bottom = bounds.maxY - adjustedContentInset.bottom
    guard place.maxY > bottom else { return }
    contentOffset.y = min(contentOffset.y + place.maxY - bottom, lastOffset)
  }
}

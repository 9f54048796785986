public import Foundation

/// An object that responds to events: the root of views, controllers and the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Which instance of its class this is, from 1, in the order of creation; for traces.
  let ordinal: Int

  /// Creates a responder.
  public override init() {
    ordinal = InstanceCounter.next(for: Self.self)
    super.init()
    if let controller = self as? UIViewController { LiveControllers.shared.add(controller) }
  }

  /// The class and which instance of it this is: `<App.NoteViewController: #2>`.
  ///
  /// On a phone an address stands there, which is another one in each run.
  open nonisolated override var description: String {
    "<\(AppClasses.name(of: type(of: self))): #\(ordinal)>"
  }

  /// The same as `description`.
  open nonisolated override var debugDescription: String { description }

  /// The activity that this object shares with others; UIKit asks all who share one to bring it up
  /// to date before it is saved (uikit-restoration 7.1).
  open var userActivity: NSUserActivity? {
    didSet { ActivitySharers.shared.didSetActivity(of: self) }
  }

  /// Called before the activity that this object shares is saved, with `userInfo` empty: adds what
  /// this object has to say (uikit-restoration 7.1).
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Called to take up an activity again; does nothing unless a subclass says otherwise.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The next object in the responder chain; nil at its end.
  open var next: UIResponder? { nil }

  /// Whether this object may become first responder; false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object may give up being first responder; true unless a subclass says otherwise.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is the first responder of its window.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// Makes this object the first responder, if it may and the current one gives way.
  ///
  /// - Returns: Whether it is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = UIApplication.shared.firstResponder, !current.resignFirstResponder() {
      return false
    }
    UIApplication.shared.firstResponder = self
    return true
  }

  /// Gives up being first responder.
  ///
  /// - Returns: Whether it is not the first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIApplication.shared.firstResponder = nil
    return true
  }
}

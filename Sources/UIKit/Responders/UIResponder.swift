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

  /// Called by Xcode alone, on what it shows while the app is being written.
  open func prepareForInterfaceBuilder() {}

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
    didSet { ActivitySharers.shared.didSetActivity(of: self, from: oldValue) }
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
    guard
      Keyboard.withoutHiding({ UIApplication.shared.firstResponder?.resignFirstResponder() })
        ?? true
    else {
      Keyboard.followFirstResponder()
      return false
    }
    UIApplication.shared.firstResponder = self
    if !showsKeyboardItself { Keyboard.followFirstResponder() }
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
    if !showsKeyboardItself { Keyboard.followFirstResponder() }
    return true
  }

  /// Whether the class has the keyboard come and go at moments of its own.
  var showsKeyboardItself: Bool { false }

  /// The view shown in place of the keyboard while this object is first responder.
  open var inputView: UIView? { nil }

  /// The view shown above the keyboard while this object is first responder.
  open var inputAccessoryView: UIView? { nil }

  /// Has `inputView` and `inputAccessoryView` asked for again, if this object is first responder.
  open func reloadInputViews() {
    if isFirstResponder { Keyboard.followFirstResponder() }
  }

  /// The keys that this object takes.
  open var keyCommands: [UIKeyCommand]? { (self as? UIViewController)?.attributes.keyCommands }

  /// Whether this object takes an action that looks for a target: it does if it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// The object that an action reaches from here: the first in the chain that takes it.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self) { $0.next }
      .first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Called on each object of an interface file, when all of them are there and connected.
  open func awakeFromNib() {}

  // MARK: The menu above selected text

  /// Selects the whole text of a responder that has one.
  open func selectAll(_ sender: Any?) { (self as? any UITextInput)?.selectWholeText() }

  /// Puts the selected text on the pasteboard.
  open func copy(_ sender: Any?) { (self as? any UITextInput)?.copySelectedText() }

  /// Puts the selected text on the pasteboard and takes it out of the text.
  open func cut(_ sender: Any?) { (self as? any UITextInput)?.cutSelectedText() }

  /// Puts the text of the pasteboard in the place of the selected text.
  open func paste(_ sender: Any?) { (self as? any UITextInput)?.pasteText() }

  /// Takes the selected text out of the text.
  open func delete(_ sender: Any?) { (self as? any UITextInput)?.deleteSelectedText() }

  // MARK: Touches

  /// Called when fingers come down; without an override, the next responder gets the call.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers move; without an override, the next responder gets the call.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers are lifted; without an override, the next responder gets the call.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when fingers are taken away, as by a gesture; without an override the next responder is
  /// told.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when the device begins to be shaken; without an override, the next responder gets the call.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when the device was shaken; without an override, the next responder gets the call.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a shake is taken back; without an override, the next responder gets the call.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
}

public import Foundation

/// A view that tells of the user's actions.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Whether the control takes the user's actions.
  open var isEnabled: Bool {
    get {
      noteRead(.isEnabled)
      return storedIsEnabled
    }
    set { changing(.isEnabled) { storedIsEnabled = newValue } }
  }

  private var storedIsEnabled = true

  /// Whether the control is selected.
  open var isSelected: Bool {
    get {
      noteRead(.isSelected)
      return storedIsSelected
    }
    set { changing(.isSelected) { storedIsSelected = newValue } }
  }

  private var storedIsSelected = false

  /// Whether the control is touched.
  open var isHighlighted: Bool {
    get {
      noteRead(.isHighlighted)
      return storedIsHighlighted
    }
    set { changing(.isHighlighted) { storedIsHighlighted = newValue } }
  }

  private var storedIsHighlighted = false

  /// Where the content is from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Where the content is from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// Whether a touch shows the control's menu at once.
  open var showsMenuAsPrimaryAction = false

  /// Whether a finger that came down in the control is still there.
  open private(set) var isTracking = false

  /// Whether that finger is inside the control.
  open private(set) var isTouchInside = false

  var handlers: [ControlHandler] = []

  /// Creates a control that performs an action at `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// What the control is in.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Calls a method of an object at each of these events; with nil, of the first object in the
  /// chain of responders that has it.
  ///
  /// The object is not kept, and one that is gone is as nil. Buttons rely on it that are made in the
  /// initial value of a property, where `self` is a function of `NSObject`: what holds it is gone at
  /// once, and the controller gets the action by the chain (seen from iOS 9 on).
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let new = TargetAction(target: target, action: action)
    for index in handlers.indices where handlers[index].isTargetAction(target, action) {
      handlers[index].events.formUnion(controlEvents)
      return
    }
    handlers.append(ControlHandler(call: .method(new), events: controlEvents))
  }

  /// Calls a method at these events no more; nil stands for all objects, and for all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { handler in
      guard case .method(let method) = handler.call else { return false }
      return method.matches(target: target, action: action)
    }
  }

  /// Performs an action at each of these events; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(ControlHandler(call: .action(action), events: controlEvents))
  }

  /// Performs an action at these events no more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Performs the action of an identifier at these events no more.
  open func removeAction(
    identifiedBy identifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { handler in
      guard case .action(let action) = handler.call else { return false }
      return action.identifier == identifier
    }
  }

  private func remove(_ events: Event, where isMeant: (ControlHandler) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Calls a method of an object for an event, through the application object.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Performs the actions of these events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, event: nil)
  }

  /// Sends events that a touch caused; a control's main event is its main action too.
  func send(_ controlEvents: Event, event: UIEvent?) {
    let isPrimary = primaryEvent.map(controlEvents.contains) ?? false
    let events = isPrimary ? controlEvents.union(.primaryActionTriggered) : controlEvents
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.call {
      case .action(let action): sendAction(action)
      case .method(let method): sendAction(method.action, to: method.target, for: event)
      }
    }
  }

  /// The event that is the control's main action, if there is one.
  var primaryEvent: Event? { nil }

  // MARK: Touches

  /// Called when a finger comes down in the control: whether it is followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger moves: whether it is still followed.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger is lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the finger is taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isTouchInside = true
    isHighlighted = true
    send(.touchDown, event: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTracking = continueTracking(touch, with: event)
    guard isTracking else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    endTracking(touch, with: event)
    let isInside = isTouchInside
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    if isInside { userTouched(at: touch.location(in: self)) }
    send(isInside ? .touchUpInside : .touchUpOutside, event: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    send(.touchCancel, event: event)
  }

  /// What a touch that ends at a point does to the control's value, before `touchUpInside` is sent.
  func userTouched(at point: CGPoint) {}

  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    isEnabled ? .none : .notEnabled
  }
}

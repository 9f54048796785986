public import Foundation

/// A view that tells of the user's actions.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Whether the control takes the user's actions.
  open var isEnabled = true

  /// Whether the control is selected.
  open var isSelected = false

  /// Whether the control is touched.
  open var isHighlighted = false

  private var actions: [(action: UIAction, events: Event)] = []

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

  /// Performs an action at each of these events; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Performs an action at these events no more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Performs the action of an identifier at these events no more.
  open func removeAction(
    identifiedBy identifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in actions.indices where actions[index].action.identifier == identifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Performs the actions of these events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.perform(sender: self)
    }
  }
}

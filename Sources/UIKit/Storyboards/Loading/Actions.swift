import Foundation

/// Connects what the user does to methods and segues.
@MainActor
enum Actions {
  /// Has a control, a bar item or a gesture call a method; a target of nil is the chain of responders.
  static func connect(
    _ action: Selector, target: NSObject?, of object: NSObject, event: String?
  ) {
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: action, for: events[event ?? ""] ?? standardEvent(control))
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(target as Any, action: action)
    default: break
    }
  }

  /// Has what the user does perform a segue.
  static func connect(_ template: SegueTemplate, of object: NSObject, trigger: String?) {
    switch object {
    case let cell as UITableViewCell:
      if trigger == "accessoryAction" {
        cell.accessorySegue = template
      } else {
        cell.selectionSegue = template
      }
    case let cell as UICollectionViewCell: cell.selectionSegue = template
    default: connect(SegueTemplate.action, target: template, of: object, event: nil)
    }
  }

  private static func standardEvent(_ control: UIControl) -> UIControl.Event {
    switch control {
    case is UIButton: .touchUpInside
    case is UITextField: .editingDidEndOnExit
    default: .valueChanged
    }
  }

  private static let events: [String: UIControl.Event] = [
    "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
    "editingChanged": .editingChanged, "editingDidBegin": .editingDidBegin,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    "primaryActionTriggered": .primaryActionTriggered, "touchCancel": .touchCancel,
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "valueChanged": .valueChanged,
  ]
}

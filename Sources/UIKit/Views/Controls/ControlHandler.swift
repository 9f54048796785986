/// What a control does at some events.
struct ControlHandler {
  /// One of the two ways to say what is done.
  enum Call {
    case action(UIAction)
    case method(TargetAction)
  }

  var call: Call
  var events: UIControl.Event

  /// Whether this calls a method of an object, given exactly: nil for no object.
  func isTargetAction(_ target: Any?, _ action: Selector) -> Bool {
    guard case .method(let method) = call else { return false }
    return method.action == action && method.target === target.map { $0 as AnyObject }
  }
}

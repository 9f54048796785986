import Foundation

extension UIApplication {
  /// Calls a method of an object, or with nil of the first object in the chain of responders that
  /// has it: from the first responder, else from the sender.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let start = firstResponder ?? sender as? UIResponder ?? keyWindow
    let object = target ?? start?.target(forAction: action, withSender: sender)
    guard let object else { return false }
    SelectorMethods.send(action, to: MessagedClass.receiver(object), [sender, event])
    return true
  }
}

public import Foundation

/// Something else that users who cannot see an element can do with it; nothing here performs it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What is called when the action is performed: whether it did something.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// What the action is called.
  open var name: String

  /// An image of the action.
  open var image: UIImage?

  /// What is called when the action is performed.
  open var actionHandler: ActionHandler?

  /// The object whose method is called when the action is performed.
  open weak var target: AnyObject?

  /// The method that is called when the action is performed.
  open var selector: Selector

  /// Creates an action that calls a closure.
  public init(name: String, actionHandler: ActionHandler?) {
    self.name = name
    self.actionHandler = actionHandler
    selector = Selector("")
  }

  /// Creates an action with an image that calls a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: @escaping ActionHandler) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action that calls a method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
  }
}

public import Foundation

/// What a way back is looked for with.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that is left.
  public let source: UIViewController

  /// The method that the controller to go back to has.
  public let unwindAction: Selector

  /// What caused it.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}

public import Foundation

/// The way from one controller to another, while it is gone.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name that the storyboard gives the way.
  public let identifier: String?

  /// The controller that is left.
  public let source: UIViewController

  /// The controller that comes.
  public let destination: UIViewController

  private let performHandler: (() -> Void)?

  /// Creates a way; a class of the app's overrides `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
  }

  init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    handler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = handler
  }

  /// Creates a way that a function goes.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(
      identifier: identifier, source: source, destination: destination, handler: performHandler)
  }

  /// Goes the way.
  open func perform() {
    performHandler?()
  }
}

public import Foundation

/// Keys that call a method; kept as data, because no keys are typed here.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  /// The key.
  public let input: String?

  /// The keys that are held with it.
  public let modifierFlags: UIKeyModifierFlags

  /// The method.
  public let action: Selector?

  /// What the user reads.
  open var discoverabilityTitle: String?

  /// What the user reads in a menu.
  open var title: String

  /// Creates keys that call a method of the first responder that has it.
  public init(
    title: String = "", input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.title = title
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }
}

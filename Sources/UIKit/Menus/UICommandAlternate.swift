public import Foundation

/// What a command does while further keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// What the user reads.
  public let title: String

  /// The method.
  public let action: Selector

  /// The keys that are held, too.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates another form of a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}

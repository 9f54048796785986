import Foundation

/// Keys that call a method; kept as data, because no keys are typed here.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key with the arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"

  /// The key with the arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"

  /// The key with the arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"

  /// The key with the arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"

  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"

  /// The key.
  public let input: String?

  /// The keys that are held with it.
  public let modifierFlags: UIKeyModifierFlags

  /// Whether the keys go before what the system does with them.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates keys that call a method of the first responder that has it.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates keys with a title that the user reads while they hold a key.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates keys that are in a menu, too.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }
}

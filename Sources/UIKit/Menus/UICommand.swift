import Foundation

/// Something in a menu that calls a method of the first responder that has it.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The method.
  public let action: Selector?

  /// What the app keeps with the command.
  public let propertyList: Any?

  /// What the user reads where there is more room.
  open var discoverabilityTitle: String?

  /// What the command is like in a menu.
  open var attributes: UIMenuElement.Attributes

  /// Whether a mark stands before the command in a menu.
  open var state: UIMenuElement.State

  /// What else the command does while further keys are held.
  public let alternates: [UICommandAlternate]

  /// Creates a command.
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}

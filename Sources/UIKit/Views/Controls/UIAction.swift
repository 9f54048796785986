import Foundation

/// What is called when an action is performed.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something to do, with a title.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What the user reads where there is more room.
  open var discoverabilityTitle: String?

  /// What tells this action from others.
  public let identifier: Identifier

  /// What the action is like in a menu.
  open var attributes: Attributes

  /// Whether a mark stands before the action in a menu.
  open var state: State

  /// Who caused the action that is being performed.
  open private(set) weak var sender: AnyObject?

  private let handler: UIActionHandler

  /// Creates an action; without an identifier it is like no other.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Calls the handler.
  func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}

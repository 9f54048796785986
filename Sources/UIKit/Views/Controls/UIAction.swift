public import Foundation

/// Something to do, with a title.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// What tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What is called when the action is performed.
  public typealias UIActionHandler = @MainActor (UIAction) -> Void

  /// What the user reads.
  open var title: String

  /// The image beside the title.
  open var image: UIImage?

  /// What tells this action from others.
  public let identifier: Identifier

  /// Who caused the action that is being performed.
  open private(set) weak var sender: AnyObject?

  private let handler: UIActionHandler

  /// Creates an action; without an identifier it is like no other.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
  }

  /// Calls the handler.
  func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}

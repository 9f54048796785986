public import Foundation

/// Something in a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether a mark stands before an element.
  public enum State: Int, Sendable {
    case off
    case on
    /// Partly.
    case mixed
  }

  /// What an element is like.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set of attributes.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// What the user reads.
  open var title: String

  /// The image beside the title.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

public import Foundation

/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, UIAppearance {
  /// Whether the user can choose the item.
  open var isEnabled = true

  /// What the user reads.
  open var title: String?

  /// The image.
  open var image: UIImage?

  /// The image in a low bar.
  open var landscapeImagePhone: UIImage?

  /// The image where everything is large.
  open var largeContentSizeImage: UIImage?

  /// Room around the image.
  open var imageInsets = UIEdgeInsets.zero

  /// A number by which an app finds the item.
  open var tag = 0

  /// What the item is called for users who cannot see it; the title, unless something was set.
  open var accessibilityLabel: String? {
    get { accessibility.label ?? title ?? image?.accessibilityName }
    set { accessibility.label = newValue }
  }

  /// What choosing the item does.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The name by which tests find the item.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  private let ordinal: Int
  private var accessibility = AccessibilityAttributes()
  private var titleTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item.
  public override init() {
    ordinal = InstanceCounter.next(for: Self.self)
  }

  /// Creates an item from an interface file's data.
  public required init?(coder: NSCoder) {
    ordinal = InstanceCounter.next(for: Self.self)
  }

  /// The class and which instance of it this is, as a responder's: no address, which is another one in each run.
  open nonisolated override var description: String {
    "<\(AppClasses.name(of: type(of: self))): #\(ordinal)>"
  }

  /// The same as `description`.
  open nonisolated override var debugDescription: String { description }

  /// Writes the item to an interface file's data; there is nothing to write.
  open func encode(with coder: NSCoder) {}

  /// Called once on an object of an interface file, when all of them are connected.
  open func awakeFromNib() {}

  /// Sets how the title looks in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleTextAttributes[state] = attributes
  }

  /// How the title looks in a state; nil for as the system likes.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleTextAttributes[state] }

  /// The names by which a user means the item.
  var names: [String] {
    [title, accessibilityLabel, accessibilityIdentifier].compactMap { $0 }
  }
}

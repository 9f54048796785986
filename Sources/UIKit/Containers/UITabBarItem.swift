public import Foundation

/// What a tab bar shows for one of its controllers.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  /// The title below the image.
  open var title: String?

  /// The image.
  open var image: UIImage?

  /// A number by which an app finds the item.
  open var tag: Int

  /// The text of the badge; nil for none.
  open var badgeValue: String?

  /// Creates an item.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }
}

public import Foundation

/// What a navigation bar shows while its controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title in the middle.
  open var title: String?

  /// A line above the title.
  open var prompt: String?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }
}

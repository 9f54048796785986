public import Foundation

/// Something that the user drags.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What the item offers.
  public let itemProvider: NSItemProvider

  /// Anything that the app itself wants to know of the item.
  open var localObject: Any?

  /// What the item looks like while it is dragged; never called, because nothing is shown.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }
}

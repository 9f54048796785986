public import Foundation

/// A place between two characters of a text.
open class UITextPosition: NSObject {
  /// How many UTF-16 units stand before the place.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }

  /// Positions are equal if they are the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  /// Equal positions have equal hashes.
  open override var hash: Int { offset }
}

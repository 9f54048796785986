public import Foundation

/// A part of a text.
open class UITextRange: NSObject {
  /// Where the part begins.
  public let start: UITextPosition

  /// Where the part ends.
  public let end: UITextPosition

  init(_ range: NSRange) {
    start = UITextPosition(offset: range.location)
    end = UITextPosition(offset: range.location + range.length)
  }

  /// Whether the part has no characters.
  open var isEmpty: Bool { start == end }

  /// Ranges are equal if they begin and end at the same places.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.range == range
  }

  /// Equal ranges have equal hashes.
  open override var hash: Int { range.hashValue }

  /// The part in UTF-16 units.
  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

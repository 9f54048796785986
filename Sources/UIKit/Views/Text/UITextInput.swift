public import Foundation

/// A text with places, in which something can be selected and typed.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The selected part; nil for no selection. An empty one is the place where typed text goes.
  var selectedTextRange: UITextRange? { get set }

  /// The place behind the text.
  var endOfDocument: UITextPosition { get }

  /// Puts a text in place of a part.
  func replace(_ range: UITextRange, withText text: String)

  /// The text of a part.
  func text(in range: UITextRange) -> String?
}

extension UITextInput {
  /// The place before the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The place this many UTF-16 units away; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(offset: place) : nil
  }

  /// The part between two places.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let places = [fromPosition.offset, toPosition.offset].sorted()
    return UITextRange(NSRange(location: places[0], length: places[1] - places[0]))
  }

  /// How many UTF-16 units are between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Which of two places is before the other.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    (position.offset as NSNumber).compare(other.offset as NSNumber)
  }
}

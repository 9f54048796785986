import Foundation

/// A text as fields and views edit it: in UTF-16 units, as `NSString` counts.
struct EditedText {
  let text: String

  init(_ text: String?) {
    self.text = text ?? ""
  }

  var length: Int { text.utf16.count }
  var end: NSRange { NSRange(location: length, length: 0) }

  /// Whether the text has this range; an archive may name any.
  func has(_ range: NSRange) -> Bool {
    range.location >= 0 && range.length >= 0 && range.location <= length
      && range.length <= length - range.location
  }

  /// The text of a range, as much of it as there is.
  func part(_ range: NSRange) -> String {
    has(range) ? (text as NSString).substring(with: range) : ""
  }

  /// The text with another in place of a range, and where that one ends.
  func replacing(_ range: NSRange, with other: String) -> (text: String, caret: NSRange) {
    let place = has(range) ? range : end
    let new = NSMutableString(string: text)
    new.replaceCharacters(in: place, with: other)
    let caret = NSRange(location: place.location + other.utf16.count, length: 0)
    return (new as String, caret)
  }

  /// The range to delete before a caret: a whole character.
  func character(before location: Int) -> NSRange? {
    guard location > 0, location <= length else { return nil }
    return (text as NSString).rangeOfComposedCharacterSequence(at: location - 1)
  }
}

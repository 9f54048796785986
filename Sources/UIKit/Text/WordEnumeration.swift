public import Foundation

/// Finds the words of a text, which Foundation on Linux does not; the dialect pass declares Foundation's methods in the
/// app's module, and these do their work.
public enum _WordEnumeration {
  /// `NSString.enumerateSubstrings(in:options:using:)`, with words.
  public static func enumerate(
    _ string: NSString, in range: NSRange, options: NSString.EnumerationOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard options.rawValue & 0xFF == byWords else {
      // The block is not kept: Foundation calls it before it returns.
      return withoutActuallyEscaping(block) { block in
        string.enumerateSubstrings(in: range, options: options, using: block)
      }
    }
    let words = words(in: string.substring(with: range))
      .map { NSRange(location: $0.location + range.location, length: $0.length) }
    var stop = ObjCBool(false)
    let places = options.contains(.reverse) ? Array(words.indices.reversed()) : Array(words.indices)
    for place in places {
      // What is around a word goes as far as the next one; what is before the first belongs to it.
      let start = place == 0 ? range.location : words[place].location
      let end = place + 1 < words.count ? words[place + 1].location : NSMaxRange(range)
      let substring =
        options.contains(.substringNotRequired) ? nil : string.substring(with: words[place])
      block(substring, words[place], NSRange(location: start, length: end - start), &stop)
      if stop.boolValue { return }
    }
  }

  /// The option `byWords`, as Apple's systems number it.
  public static let byWords: UInt = 3

  /// The words' places in UTF-16 units: letters and digits, with an apostrophe or a point between two of them.
  private static func words(in text: String) -> [NSRange] {
    var words: [NSRange] = []
    var start: Int?
    var place = 0
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let isInside =
        isOfWord(character)
        || start != nil && "'’._".contains(character) && index + 1 < characters.count
          && isOfWord(characters[index + 1])
      if isInside {
        start = start ?? place
      } else if let begun = start {
        words.append(NSRange(location: begun, length: place - begun))
        start = nil
      }
      place += character.utf16.count
    }
    if let start { words.append(NSRange(location: start, length: place - start)) }
    return words
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}

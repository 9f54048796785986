import Diagnostics
import GuideMarkup

extension Fence.Word {
  /// The column in the source line of a character of the value, counted from 0.
  func column(ofValueCharacter offset: Int) -> Int {
    let value = Array(value ?? "")
    let start = location.column + name.count + 1
    let escapes = value.filter(Self.needsEscape).count
    // In quotes the source is longer: by the two quotes, and by a backslash for each escape.
    let isQuoted = length > name.count + 1 + value.count
    guard isQuoted else { return start + offset }
    let hasEscapes = length == name.count + 1 + value.count + 2 + escapes
    let before = hasEscapes ? value.prefix(offset).filter(Self.needsEscape).count : 0
    return start + 1 + offset + before
  }

  private static func needsEscape(_ character: Character) -> Bool {
    character == "\"" || character == "\\"
  }
}

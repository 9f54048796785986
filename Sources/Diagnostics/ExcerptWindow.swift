/// The part of an excerpt's line that is shown: all of it, or what is around the mark in a long one.
///
/// Prose often has a whole paragraph on a line.
struct ExcerptWindow {
  /// The text to show.
  let text: String

  /// What goes below it, up to the mark.
  let padding: String
  let mark: String

  private static let longest = 120
  private static let before = 60

  init(_ excerpt: SourceExcerpt) {
    let characters = Array(excerpt.text)
    let column = min(max(0, excerpt.column - 1), characters.count)
    let range = Self.shown(characters.count, around: column)
    let left = range.lowerBound > 0 ? "…" : ""
    let right = range.upperBound < characters.count ? "…" : ""
    let start = Self.visible(characters[range.lowerBound..<column])
    let marked = Self.visible(characters[column..<range.upperBound].prefix(excerpt.length))
    text = left + Self.visible(characters[range]) + right
    padding = String(repeating: " ", count: left.count) + Self.blank(start)
    mark = "^" + String(repeating: "~", count: max(1, DisplayText.width(marked)) - 1)
  }

  private static func shown(_ count: Int, around column: Int) -> Range<Int> {
    guard count > longest else { return 0..<count }
    let start = min(max(0, column - before), count - longest)
    return start..<(start + longest)
  }

  private static func visible(_ characters: some Sequence<Character>) -> String {
    DisplayText.visible(String(characters))
  }

  /// As wide as the text: tabs stay, so that the mark is below its text however wide a tab is.
  private static func blank(_ text: String) -> String {
    text.reduce(into: "") { blank, character in
      blank +=
        character == "\t" ? "\t" : String(repeating: " ", count: DisplayText.width(character))
    }
  }
}

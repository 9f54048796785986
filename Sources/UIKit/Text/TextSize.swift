import Foundation

/// How much room a text takes, by estimate: there are no glyphs here, so each character counts half
/// of the font's size.
enum TextSize {
  static func size(
    of text: String?, font: UIFont, width: CGFloat = .greatestFiniteMagnitude, lines: Int = 0
  ) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let advance = font.pointSize / 2
    let room = max(1, Int(width >= 1_000_000 ? 1_000_000 : width / advance))
    let lengths = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
    let needed = lengths.map { max(1, ($0 + room - 1) / room) }.reduce(0, +)
    let count = lines > 0 ? min(lines, needed) : needed
    let longest = min(lengths.max() ?? 0, room)
    return CGSize(
      width: (CGFloat(longest) * advance).rounded(.up),
      height: (CGFloat(count) * font.lineHeight).rounded(.up))
  }
}

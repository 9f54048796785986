import Foundation
import TextLayout

/// A text in pieces, each in one font and one color.
struct StyledText: Sendable {
  struct Piece: Sendable {
    var text: String
    var font: UIFont
    var color: UIColor
    var kern: Double = 0
  }

  private(set) var pieces: [Piece] = []

  /// How the first paragraph stands; nil where the text doesn't say.
  private(set) var paragraph: ParagraphValues?

  /// More than a screen shows; what is behind them is left out.
  private static let mostPieces = 200

  var string: String { pieces.map(\.text).joined() }

  /// The text as it is measured.
  var runs: [TextRun] { pieces.map { TextRun($0.text, font: $0.font.measured, kern: $0.kern) } }

  /// A text in one font.
  init(_ text: String, font: UIFont, color: UIColor) {
    pieces = [Piece(text: text, font: font, color: color)]
  }

  /// A text with attributes: the font, the color, the room between characters, and how lines stand are shown.
  ///
  /// - Parameters:
  ///   - font: The font where the text has none.
  ///   - color: The color where the text has none.
  init(_ text: NSAttributedString, font: UIFont, color: UIColor) {
    let whole = NSRange(location: 0, length: text.length)
    var pieces: [Piece] = []
    var paragraph: ParagraphValues?
    text.enumerateAttributes(in: whole, options: []) { attributes, range, stop in
      let piece = Piece(
        text: text.attributedSubstring(from: range).string,
        font: attributes[.font] as? UIFont ?? font,
        color: attributes[.foregroundColor] as? UIColor ?? color,
        kern: (attributes[.kern] as? NSNumber)?.doubleValue ?? attributes[.kern] as? Double ?? 0)
      paragraph = paragraph ?? (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
      pieces.append(piece)
      if pieces.count == Self.mostPieces { stop.pointee = true }
    }
    self.pieces = pieces
    self.paragraph = paragraph
  }

  /// The text in one color; as it is for nil.
  func colored(_ color: UIColor?) -> StyledText {
    guard let color else { return self }
    var text = self
    for index in text.pieces.indices { text.pieces[index].color = color }
    return text
  }

  /// The text in fonts that are smaller by a factor.
  func scaled(by factor: CGFloat) -> StyledText {
    guard factor != 1 else { return self }
    var text = self
    for index in text.pieces.indices {
      let font = text.pieces[index].font
      text.pieces[index].font = font.withSize(font.pointSize * factor)
    }
    return text
  }

  /// The first characters of the text.
  func prefix(_ length: Int) -> StyledText {
    var (text, rest) = (self, length)
    text.pieces = pieces.prefix { piece in
      defer { rest -= piece.text.count }
      return rest > 0
    }
    if rest < 0, let last = text.pieces.indices.last {
      text.pieces[last].text = String(text.pieces[last].text.dropLast(-rest))
    }
    return text
  }

  /// The pieces with the places of their characters, in UTF-16 units.
  var places: [(range: Range<Int>, piece: Piece)] {
    var start = 0
    return pieces.map { piece in
      let range = start..<start + piece.text.utf16.count
      start = range.upperBound
      return (range, piece)
    }
  }
}

import Foundation
import RunRecord
import TextLayout

/// Lines of text with their places on the screen.
@MainActor
struct DrawnTexts {
  /// How the text is in its room.
  struct Style {
    var font: UIFont = .systemFont(ofSize: 17)
    var color: UIColor = .label
    var alignment = NSTextAlignment.natural

    /// The greatest number of lines; 0 for as many as there is room for.
    var lines = 1
    var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// Whether the text is at the upper edge and not in the middle.
    var isAtTop = false

    /// Whether each character is shown as a dot.
    var isSecret = false
  }

  let laidOut: LaidOutText

  /// The pieces of the text, with the places of their characters in UTF-16 units.
  private let pieces: [(range: Range<Int>, piece: StyledText.Piece)]
  private let view: UIView?
  private let origin: CGPoint
  /// More than a screen shows; what is behind it is not laid out.
  private static let longest = 4_000

  /// A text in the font and the color of the style.
  ///
  /// - Parameter room: The text's room on the screen.
  init(_ text: String, _ style: Style, in room: CGRect, of view: UIView?) {
    let visible = String(text.prefix(Self.longest))
    let shown = style.isSecret ? String(repeating: "•", count: visible.count) : visible
    self.init(
      StyledText(shown, font: style.font, color: style.color), style, in: room, of: view)
  }

  /// A text whose pieces have fonts and colors of their own.
  ///
  /// - Parameter room: The text's room on the screen.
  init(_ text: StyledText, _ style: Style, in room: CGRect, of view: UIView?) {
    var paragraph = ParagraphStyle(text.paragraph)
    paragraph.alignment = style.alignment.measured
    paragraph.lineBreakMode = style.lines == 0 ? .wordWrapping : style.lineBreakMode.measured
    paragraph.direction = view?.writesRightToLeft == true ? .rightToLeft : nil
    paragraph.keepsHangulWords = true
    let text = text.prefix(Self.longest)
    laidOut = LaidOutText(
      text.runs, style: paragraph, width: room.width, maximumNumberOfLines: style.lines)
    pieces = text.places
    self.view = view
    let free = style.isAtTop ? 0 : max(0, room.height - laidOut.size.height) / 2
    origin = CGPoint(x: room.minX, y: room.minY + free)
  }

  /// The lines of which something is in a rectangle.
  func lines(in clip: CGRect? = nil) -> [DrawnText] {
    laidOut.lines.flatMap { line -> [DrawnText] in
      let top = origin.y + line.y
      if let clip, top + line.height <= clip.minY || top >= clip.maxY { return [] }
      guard !line.text.isEmpty else { return [] }
      let own = pieces.filter { !$0.range.clamped(to: line.range).isEmpty }
      guard let first = own.first ?? pieces.first else { return [] }
      // One that is cut off has an ellipsis, and one from right to left another order.
      guard own.count > 1, !line.isTruncated, line.direction == .leftToRight else {
        return [
          drawn(line.text, line, x: line.x, width: line.width, in: first.piece)
        ]
      }
      return own.compactMap { place, piece in
        let part = place.clamped(to: line.range)
        // A line ends before its last spaces, which may be a piece of their own.
        let end = min(part.upperBound, line.range.lowerBound + line.text.utf16.count)
        let shown = part.lowerBound..<max(part.lowerBound, end)
        guard let rect = shown.isEmpty ? nil : laidOut.rects(for: shown).first else { return nil }
        let units = Array(line.text.utf16)[
          shown.lowerBound - line.range.lowerBound..<shown.upperBound - line.range.lowerBound]
        return drawn(
          String(decoding: units, as: UTF16.self), line, x: rect.x, width: rect.width, in: piece)
      }
    }
  }

  private func drawn(
    _ text: String, _ line: TextLine, x: Double, width: Double, in piece: StyledText.Piece
  ) -> DrawnText {
    DrawnText(
      text: String(text.prefix(500)), x: Self.rounded(origin.x + x),
      baseline: Self.rounded(origin.y + line.baseline), width: Self.rounded(width),
      size: Double(piece.font.pointSize), weight: piece.font.cssWeight,
      isItalic: piece.font.traits.contains(.traitItalic),
      isMonospaced: piece.font.traits.contains(.traitMonoSpace), color: piece.color.drawn(in: view),
      isRightToLeft: line.direction == .rightToLeft)
  }

  /// The caret before the character at an offset, two points wide as on a phone.
  func caret(at offset: Int) -> DrawnRect? {
    laidOut.caret(at: offset).map { rect($0, width: 2) } ?? nil
  }

  func selection(_ range: Range<Int>) -> [DrawnRect] {
    laidOut.rects(for: range).map { rect($0, width: $0.width) }
  }

  private func rect(_ rect: LayoutRect, width: Double) -> DrawnRect {
    DrawnRect(x: origin.x + rect.x, y: origin.y + rect.y, width: width, height: rect.height)
  }

  /// A value that is not a number becomes 0.
  private static func rounded(_ value: Double) -> Double {
    value.isFinite ? (min(max(value, -1e6), 1e6) * 2).rounded() / 2 : 0
  }
}

extension NSTextAlignment {
  fileprivate var measured: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  fileprivate var measured: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .characterWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

extension UIFont {
  /// The weight as CSS counts it, the nearest hundred.
  fileprivate var cssWeight: Int {
    let steps: [(weight: CGFloat, css: Int)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
      (0.56, 800), (0.62, 900),
    ]
    let own = weight.rawValue
    return steps.min { abs($0.weight - own) < abs($1.weight - own) }?.css ?? 400
  }
}

extension UIView {
  fileprivate var writesRightToLeft: Bool {
    switch semanticContentAttribute {
    case .forceRightToLeft: true
    case .forceLeftToRight: false
    default: false
    }
  }
}

import Foundation
import TextLayout

/// A text that is measured or drawn by itself, in no label.
struct DrawableText {
  private let text: StyledText

  /// Text without attributes is drawn in 12 points and black (Apple's pages of `font` and `foregroundColor`).
  private static let usualFont = UIFont.systemFont(ofSize: 12)

  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
    self.init(NSAttributedString(string: text, attributes: attributes))
  }

  init(_ text: NSAttributedString) {
    self.text = StyledText(text, font: Self.usualFont, color: .black)
  }

  /// The room of the text in lines of a width, not rounded.
  func size(width: CGFloat = .greatestFiniteMagnitude, lines: Int = 0) -> CGSize {
    guard !text.pieces.isEmpty else { return .zero }
    let size = laidOut(width: width, lines: lines).size
    return CGSize(width: size.width, height: size.height)
  }

  /// The rectangle around the text where it would be drawn at the origin.
  func boundingRect(with size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      return CGRect(origin: CGPoint(x: 0, y: -baseline), size: self.size(lines: 1))
    }
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let all = self.size(width: width)
    guard options.contains(.truncatesLastVisibleLine), size.height > 0, all.height > size.height
    else { return CGRect(origin: .zero, size: all) }
    return CGRect(origin: .zero, size: self.size(width: width, lines: visibleLines(in: size)))
  }

  /// Draws the lines into a rectangle of the context that is drawn in; those below it are left out.
  func draw(in rect: CGRect, lines: Int = 0) {
    // Contexts are the main thread's here.
    guard Thread.isMainThread, !text.pieces.isEmpty else { return }
    MainActor.assumeIsolated {
      guard let context = GraphicsContexts.all.last else { return }
      let style = DrawnTexts.Style(
        alignment: text.paragraph?.alignment ?? .natural, lines: lines == 0 ? ownLines : lines,
        lineBreakMode: mode, isAtTop: true)
      context.paint(DrawnTexts(text, style, in: rect, of: nil).lines(in: rect))
    }
  }

  /// Draws lines that are as long as they need, with the upper left corner of the first at a point.
  func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size()), lines: 0)
  }

  /// Draws into a rectangle as the options say.
  func draw(with rect: CGRect, _ options: NSStringDrawingOptions) {
    guard options.contains(.usesLineFragmentOrigin) else {
      let top = CGPoint(x: rect.minX, y: rect.minY - baseline)
      return draw(in: CGRect(origin: top, size: size(lines: 1)), lines: 1)
    }
    // A rectangle of zero width or height has no end there.
    let room = CGRect(
      x: rect.minX, y: rect.minY, width: rect.width > 0 ? rect.width : size().width,
      height: rect.height > 0 ? rect.height : size(width: rect.width).height)
    let isCut = options.contains(.truncatesLastVisibleLine)
    draw(in: room, lines: isCut ? visibleLines(in: room.size) : 0)
  }

  /// One line where lines are cut off and not broken.
  private var ownLines: Int { [.byWordWrapping, .byCharWrapping].contains(mode) ? 0 : 1 }
  private var mode: NSLineBreakMode { text.paragraph?.lineBreakMode ?? .byWordWrapping }
  private var baseline: CGFloat { laidOut(width: .greatestFiniteMagnitude, lines: 1).firstBaseline }

  private func visibleLines(in size: CGSize) -> Int {
    let lines = laidOut(width: size.width, lines: 0).lines
    return max(1, lines.prefix { $0.y + $0.height <= size.height + 0.01 }.count)
  }

  private func laidOut(width: CGFloat, lines: Int) -> LaidOutText {
    LaidOutText(
      text.runs, style: ParagraphStyle(text.paragraph),
      width: width < 1_000_000 ? Double(width) : .infinity,
      maximumNumberOfLines: lines == 0 ? ownLines : lines)
  }
}

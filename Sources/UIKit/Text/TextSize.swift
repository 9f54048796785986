import Foundation
import TextLayout

/// The room that text takes in a font, by the metrics of a real one.
@MainActor
enum TextSize {
  /// Returns the size of a text, on whole pixels; zero for an empty one.
  ///
  /// - Parameter lines: The largest number of lines; 0 for as many as the text needs.
  static func size(
    of text: String?, font: UIFont, width: CGFloat = .greatestFiniteMagnitude, lines: Int = 0
  ) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return size(of: StyledText(text, font: font, color: .black), width: width, lines: lines)
  }

  /// Returns the size of a text whose pieces have fonts of their own, on whole pixels; zero for an empty one.
  static func size(of text: StyledText, width: CGFloat, lines: Int) -> CGSize {
    guard !text.string.isEmpty else { return .zero }
    let width = width < 1_000_000 ? Double(width) : .infinity
    var style = ParagraphStyle(text.paragraph)
    style.lineBreakMode = lines == 1 ? .truncatingTail : .wordWrapping
    // A label's `lineBreakStrategy` is `.standard`, which keeps Korean words (Apple's page of it).
    style.keepsHangulWords = true
    let laidOut = LaidOutText(
      text.runs, style: style, width: width, maximumNumberOfLines: lines)
    let size = laidOut.size.roundedUp(scale: Double(ScreenSize.scale))
    return CGSize(width: size.width, height: size.height)
  }
}

extension ParagraphStyle {
  /// The style as text is laid out in it; the usual one for nil.
  init(_ style: ParagraphValues?) {
    self.init()
    guard let style else { return }
    lineSpacing = Double(style.lineSpacing)
    lineHeightMultiple = Double(style.lineHeightMultiple)
    paragraphSpacing = Double(style.paragraphSpacing)
    firstLineHeadIndent = Double(style.firstLineHeadIndent)
    headIndent = Double(style.headIndent)
    tailIndent = Double(style.tailIndent)
    paragraphSpacingBefore = Double(style.paragraphSpacingBefore)
    minimumLineHeight = Double(style.minimumLineHeight)
    maximumLineHeight = Double(style.maximumLineHeight)
  }
}

extension UIFont {
  /// The font as it is measured: whatever the typeface is, the system's stands for it.
  var measured: TextFont {
    TextFont(
      size: Double(pointSize), weight: Double(weight.rawValue),
      isItalic: traits.contains(.traitItalic), isMonospaced: traits.contains(.traitMonoSpace))
  }
}

public import Foundation
import TextLayout

/// A line of a text that was broken into lines of a width; what the inert module CoreText measures with.
@_spi(InertModules) public struct BrokenLine: Sendable {
  /// The part of the text that the line stands for, in UTF-16 units.
  public let range: NSRange

  /// The distance of the line from the left edge, in points.
  public let x: CGFloat

  /// The distance of the baseline from the top of the first line, in points.
  public let baseline: CGFloat

  public let width: CGFloat
  public let ascent: CGFloat
  public let descent: CGFloat

  /// Breaks a text as a label does, with 12 points where it has no font.
  ///
  /// - Parameter width: The width of the lines in points; infinite for lines that end at line breaks only.
  public static func lines(of text: NSAttributedString, width: CGFloat) -> [BrokenLine] {
    let styled = StyledText(text, font: UIFont.systemFont(ofSize: 12), color: .black)
    guard !styled.pieces.isEmpty else { return [] }
    let layout = LaidOutText(
      styled.runs, style: ParagraphStyle(styled.paragraph),
      width: width < 1_000_000 ? Double(width) : .infinity)
    return layout.lines.map { line in
      BrokenLine(
        range: NSRange(line.range), x: line.x, baseline: line.baseline, width: line.width,
        ascent: line.baseline - line.y, descent: line.y + line.height - line.baseline)
    }
  }
}

public import Foundation

/// How the lines of a paragraph stand.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// The usual style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  var values = ParagraphValues()

  /// Creates the usual style.
  public required override init() {}

  /// Where the text is in its lines.
  public var alignment: NSTextAlignment { values.alignment }

  /// How lines are broken.
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The room between two lines.
  public var lineSpacing: CGFloat { values.lineSpacing }

  /// The room behind the paragraph.
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// How far the first line is from the edge.
  public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// How far the other lines are from the edge.
  public var headIndent: CGFloat { values.headIndent }

  /// Whether characters come closer before a line is cut off; kept as data.
  public var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// How much higher lines are than the font's.
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// Where lines end: from the leading edge, or from the other edge if it is negative.
  public var tailIndent: CGFloat { values.tailIndent }

  /// The room before the paragraph.
  public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// The least height of a line.
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// The greatest height of a line, or zero.
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// How full a line is before words are hyphenated; text is measured without it.
  public var hyphenationFactor: Float { values.hyphenationFactor }

  /// A copy that does not change.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A copy that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Styles are equal if all their values are.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// Equal styles have equal hashes.
  open override var hash: Int { values.hashValue }
}

/// How lines are cut off or broken.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping
  /// Between characters.
  case byCharWrapping
  /// At the edge.
  case byClipping
  /// With three dots at the beginning.
  case byTruncatingHead
  /// With three dots at the end.
  case byTruncatingTail
  /// With three dots in the middle.
  case byTruncatingMiddle
}

/// In which direction text is written.
public enum NSWritingDirection: Int, Sendable {
  /// As its language.
  case natural = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The values of a paragraph style.
struct ParagraphValues: Hashable, Sendable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var tailIndent: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var hyphenationFactor: Float = 0
  var allowsDefaultTighteningForTruncation = false
}

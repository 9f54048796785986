public import Foundation

/// How a line under or through text looks.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates a style.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Under words only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How lines stand, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// More or less room between characters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Whether characters are joined.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The line under the text, an `NSUnderlineStyle`'s raw value.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of that line.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The line through the text, an `NSUnderlineStyle`'s raw value.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of that line.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The color around characters.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the line around characters.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Where the text leads, a `URL` or a string.
  public static let link = NSAttributedString.Key("NSLink")
  /// How far the text is above its line.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// Something in the text that is none.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

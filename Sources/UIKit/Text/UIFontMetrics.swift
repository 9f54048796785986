public import Foundation

/// Sizes that follow the size of text that the user chose.
///
/// A value grows as the font for what the text is for does; UIKit's own curve is not published.
public final class UIFontMetrics: NSObject, Sendable {
  /// For text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let textStyle: UIFont.TextStyle

  /// For what a text is for.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
  }

  /// The font in the size that the user chose.
  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// The font in the size that traits say.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// The font in the size that the user chose, no larger than a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font in the size that traits say, no larger than a size.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(min(size, maximumPointSize))
  }

  /// The value for the size that the user chose.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The value for the size that traits say.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let said = traitCollection?.preferredContentSizeCategory ?? .unspecified
    let category = said == .unspecified ? UserTextSize.current : said
    let usual = UserTextSize.pointSize(of: textStyle, in: .large)
    return value * UserTextSize.pointSize(of: textStyle, in: category) / usual
  }
}

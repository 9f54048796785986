public import Foundation

/// Sizes that follow the size of text that the user chose; nobody chose another here.
public final class UIFontMetrics: NSObject, Sendable {
  /// For text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// For what a text is for.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font in the size that the user chose.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font in the size that the user chose, no larger than a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// The value as it is for the size that the user chose.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

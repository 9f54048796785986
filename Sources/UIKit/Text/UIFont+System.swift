public import Foundation

extension UIFont {
  /// The size of a button's font.
  public class var buttonFontSize: CGFloat { 18 }

  /// The size of a label's font.
  public class var labelFontSize: CGFloat { 17 }

  /// The size of small system text.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The size of system text.
  public class var systemFontSize: CGFloat { 14 }

  /// The system's font in a size.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's bold font in a size.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The system's slanted font in a size.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system("Italic", size: fontSize, traits: .traitItalic)
  }

  /// The system's font in a size and weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(
      names[weight] ?? "Regular", size: fontSize, weight: weight,
      traits: weight.rawValue >= Weight.semibold.rawValue ? .traitBold : [])
  }

  /// The system's font whose digits have one width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system's font whose characters have one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      name: ".SFMono-\(names[weight] ?? "Regular")", family: ".SF Mono", size: fontSize,
      weight: weight, traits: .traitMonoSpace)
  }

  /// The font for what a text is for, in the size that the user chose.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for what a text is for, in the size that traits say.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let said = traitCollection?.preferredContentSizeCategory ?? .unspecified
    let weight: Weight = style == .headline ? .semibold : .regular
    return UIFont(
      name: ".SFUI-\(names[weight] ?? "Regular")", family: ".AppleSystemUIFont",
      size: UserTextSize.pointSize(
        of: style, in: said == .unspecified ? UserTextSize.current : said),
      weight: weight, traits: weight == .semibold ? .traitBold : [], textStyle: style)
  }

  /// How far the font reaches above the line.
  public var ascender: CGFloat { pointSize * 0.952 }

  /// How far the font reaches below the line, as a negative number.
  public var descender: CGFloat { pointSize * -0.241 }

  /// How high capital letters are.
  public var capHeight: CGFloat { pointSize * 0.705 }

  /// How high small letters are.
  public var xHeight: CGFloat { pointSize * 0.526 }

  /// How high a line is.
  public var lineHeight: CGFloat { pointSize * 1.193 }

  /// The room between two lines.
  public var leading: CGFloat { 0 }

  private class func system(
    _ name: String, size: CGFloat, weight: Weight = .regular,
    traits: UIFontDescriptor.SymbolicTraits
  ) -> UIFont {
    UIFont(
      name: ".SFUI-\(name)", family: ".AppleSystemUIFont", size: size, weight: weight,
      traits: traits)
  }

  private static let names: [Weight: String] = [
    .ultraLight: "Ultralight", .thin: "Thin", .light: "Light", .regular: "Regular",
    .medium: "Medium", .semibold: "Semibold", .bold: "Bold", .heavy: "Heavy", .black: "Black",
  ]
}

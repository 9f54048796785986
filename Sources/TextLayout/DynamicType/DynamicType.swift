/// The size and leading of each text style, for each size of text that users choose.
///
/// The numbers are Apple's: Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type
/// sizes" and "Larger accessibility type sizes", as of December 2025
/// (developer.apple.com/design/human-interface-guidelines/typography).
package enum DynamicType {
  /// Returns the size of a text style's font, in points.
  package static func pointSize(
    of style: DynamicTextStyle, in category: ContentSizeCategory
  ) -> Double {
    sizes(of: style)[place(of: category)]
  }

  /// Returns the distance of a text style's lines that Apple lists for designers, in points.
  ///
  /// Lines of labels are not as far apart: `UIFont.lineHeight` is about 1.19 em for all styles.
  package static func leading(
    of style: DynamicTextStyle, in category: ContentSizeCategory
  ) -> Double {
    // The one size whose leading differs between styles: in all others, 21 points have 26.
    if style == .subheadline, category == .extraExtraExtraLarge { return 28 }
    return leadings[pointSize(of: style, in: category)] ?? 0
  }

  /// Returns how bold a text style is, as in `UIFont.Weight`.
  package static func weight(of style: DynamicTextStyle) -> Double {
    style == .headline ? 0.3 : 0
  }

  private static func place(of category: ContentSizeCategory) -> Int {
    ContentSizeCategory.allCases.firstIndex(of: category)!
  }

  /// In the order of the categories.
  private static func sizes(of style: DynamicTextStyle) -> [Double] {
    switch style {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The leading of each size that occurs.
  private static let leadings: [Double: Double] = [
    11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26,
    22: 28, 23: 29, 24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39,
    33: 40, 34: 41, 36: 43, 37: 44, 38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 47: 56,
    48: 57, 49: 58, 50: 59, 51: 60, 52: 61, 53: 62, 55: 65, 56: 66, 58: 68, 60: 70,
  ]
}

/// What a text is for, which says its size; the raw values are those of `UIFont.TextStyle`.
package enum DynamicTextStyle: String, CaseIterable, Sendable {
  /// A large title of a screen.
  case largeTitle = "UICTFontTextStyleTitle0"
  /// A title of the first level.
  case title1 = "UICTFontTextStyleTitle1"
  /// A title of the second level.
  case title2 = "UICTFontTextStyleTitle2"
  /// A title of the third level.
  case title3 = "UICTFontTextStyleTitle3"
  /// A headline.
  case headline = "UICTFontTextStyleHeadline"
  /// Text.
  case body = "UICTFontTextStyleBody"
  /// A remark.
  case callout = "UICTFontTextStyleCallout"
  /// A line below a headline.
  case subheadline = "UICTFontTextStyleSubhead"
  /// A footnote.
  case footnote = "UICTFontTextStyleFootnote"
  /// A caption.
  case caption1 = "UICTFontTextStyleCaption1"
  /// A smaller caption.
  case caption2 = "UICTFontTextStyleCaption2"
}

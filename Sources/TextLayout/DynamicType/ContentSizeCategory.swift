/// The sizes of text that users choose from; the raw values are those of `UIContentSizeCategory`.
package enum ContentSizeCategory: String, CaseIterable, Sendable {
  /// The smallest.
  case extraSmall = "UICTContentSizeCategoryXS"
  /// Small.
  case small = "UICTContentSizeCategoryS"
  /// Medium.
  case medium = "UICTContentSizeCategoryM"
  /// Large: the size of a new device.
  case large = "UICTContentSizeCategoryL"
  /// Extra large.
  case extraLarge = "UICTContentSizeCategoryXL"
  /// Extra extra large.
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  /// The largest of the usual sizes.
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  /// The smallest of the accessibility sizes: AX1 in Apple's tables.
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  /// AX2 in Apple's tables.
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  /// AX3 in Apple's tables.
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  /// AX4 in Apple's tables.
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  /// The largest size: AX5 in Apple's tables.
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"
}

public import Foundation

/// The size of text that the user chose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's text.
  public let rawValue: String

  /// Creates a category.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not specified.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Extra small.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// Medium.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// Large: the size of a new device.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// Extra large.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Larger.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest without help for those who see badly.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// Medium, for those who see badly.
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// Large, for those who see badly.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Extra large, for those who see badly.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// Larger, for those who see badly.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the user chose another size.
  public static var didChangeNotification: NSNotification.Name {
    NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  }

  /// The key of the new category's text in what is posted.
  public static var newValueUserInfoKey: String { "UIContentSizeCategoryNewValueKey" }

  /// Whether the category is for those who see badly.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The categories that a user can choose, the smallest first.
  static let all: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Where the category is among all; that of a new device where it is not specified.
  var place: Int { Self.all.firstIndex(of: self) ?? 3 }
}

extension UIContentSizeCategory: Comparable {
  /// Whether text is smaller in one category than in another.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    a.place < b.place
  }
}

/// What shows text that can follow the size that the user chose.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font for what a text is for follows the user's choice.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

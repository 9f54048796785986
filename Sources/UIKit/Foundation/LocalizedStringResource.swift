public import Foundation

/// A text of the app that is looked up later, in the language that the user has then.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
  /// Where the app's texts are.
  public enum BundleDescription: Sendable {
    /// The app's own bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle in a folder.
    case atURL(URL)

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// By what the text is found.
  public let key: String

  /// The text where there is none for the key.
  public let defaultValue: String.LocalizationValue

  /// The file of texts; nil for `Localizable`.
  public let table: String?

  /// The language and the region of the numbers in the text.
  public var locale: Locale

  /// Where the app's texts are.
  public let bundle: BundleDescription

  /// Creates a text that is its own key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a text with a key.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a text without values in it.
  public init(stringLiteral value: String) { self.init(.init(value)) }

  /// Creates a text with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(.init(stringInterpolation: stringInterpolation))
  }
}

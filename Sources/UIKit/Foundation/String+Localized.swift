public import Foundation

extension String {
  /// The app's text for a key in the user's language, or the key itself where there is none.
  ///
  /// Foundation on Linux has no such initializers.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(
      key: keyAndValue.key, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// The app's text for a key in the user's language, or another text where there is none.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(
      key: "\(key)", table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// The app's text that a resource stands for, in the user's language.
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.text(
      key: resource.key, table: resource.table, bundle: resource.bundle.bundle,
      locale: resource.locale)
  }
}

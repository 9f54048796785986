public import Foundation

extension NSString {
  /// A text with values in it, as Swift writes the locale on Apple's systems.
  public convenience init(format: String, locale: Locale?, arguments: CVaListPointer) {
    self.init(format: format, locale: locale.map { $0 as NSLocale }, arguments: arguments)
  }
}

/// Whether typed quotation marks become those of the language.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the user likes.
  case `default`
  case no
  case yes
}

// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Which keys the keyboard has.
public enum UIKeyboardType: Int, Sendable {
  /// As the system likes.
  case `default`
  /// Those of ASCII.
  case asciiCapable
  /// Numbers and signs.
  case numbersAndPunctuation
  /// For addresses of pages.
  case URL
  /// Digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For addresses of mail.
  case emailAddress
  /// Digits and a point.
  case decimalPad
  /// With signs for names and subjects.
  case twitter
  /// For searches.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad

  /// The same as `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

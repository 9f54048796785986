// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Which letters are made capital.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// Whether mistakes are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system likes.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether mistakes are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system likes.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

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

/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system likes.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light

  /// The same as `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// What a text is.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a type.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family's name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// A name to sign in with.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

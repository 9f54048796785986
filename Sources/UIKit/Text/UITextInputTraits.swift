public import Foundation

/// What the keyboard is like while text is typed; all of it is optional.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters are made capital.
  var autocapitalizationType: UITextAutocapitalizationType { get set }

  /// Whether mistakes are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }

  /// Whether mistakes are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }

  /// Whether typed quotation marks become those of the language.
  var smartQuotesType: UITextSmartQuotesType { get set }

  /// Whether typed hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get set }

  /// Whether room between words is kept right where text is put in and taken out.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }

  /// Which keys the keyboard has.
  var keyboardType: UIKeyboardType { get set }

  /// How the keyboard looks.
  var keyboardAppearance: UIKeyboardAppearance { get set }

  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }

  /// Whether the return key works only when there is text.
  var enablesReturnKeyAutomatically: Bool { get set }

  /// Whether the text cannot be read, as for passwords.
  var isSecureTextEntry: Bool { get set }

  /// What the text is.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  /// The first letters of sentences.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }

  /// As the user likes.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }

  /// As the user likes.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }

  /// As the user likes.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }

  /// As the user likes.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }

  /// As the user likes.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }

  /// The usual ones.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }

  /// As usual.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }

  /// Return.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }

  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }

  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }

  /// Not specified.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
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

/// Which letters are made capital.
public enum UITextAutocapitalizationType: Int, Sendable {
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
  case no
  case yes
}

/// Whether typed hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the user likes.
  case `default`
  case no
  case yes
}

/// Whether room between words is kept right where text is put in and taken out.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the user likes.
  case `default`
  case no
  case yes
}

/// Whether typed quotation marks become those of the language.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the user likes.
  case `default`
  case no
  case yes
}

/// Whether mistakes are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system likes.
  case `default`
  case no
  case yes
}

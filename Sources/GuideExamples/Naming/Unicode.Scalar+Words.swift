extension Unicode.Scalar {
  /// Whether it is a letter, a digit, or an accent on one.
  ///
  /// Of a `Character`, the first scalar decides what kind it is: U+0D4E and `/` are one character, and that is
  /// a letter.
  var isPartOfWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}

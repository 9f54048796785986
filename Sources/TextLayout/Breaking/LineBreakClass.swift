/// What a character means to line breaking: the essential classes of UAX #14.
///
/// The comments name the classes of the annex that each case stands for.
enum LineBreakClass: UInt8, Sendable {
  /// Ends a line (BK, CR, LF, NL).
  case mandatory
  /// White space, after which lines are broken (SP, and the wide spaces of BA).
  case space
  /// A tab, which is white space of a variable width.
  case tab
  /// Allows a break where nothing shows (ZW).
  case zeroWidthSpace
  /// Joins both sides (GL, WJ).
  case glue
  /// Begins brackets and quotations (OP, and the opening ones of QU).
  case opening
  /// Ends brackets of East Asia and sentences with ! and ? (CL, EX).
  case closing
  /// Ends other brackets and parts of sentences; letters after it stay with it (CP, IS, PO).
  case comma
  /// Begins no line: small kana, iteration marks, ellipses (NS, CJ, IN).
  case nonStarter
  /// Quotes that open or close (QU).
  case quotation
  /// The hyphen of keyboards, which may be a minus (HY).
  case hyphen
  /// Other hyphens and the en dash (BA).
  case breakAfter
  /// The em dash, which allows breaks at both sides (B2).
  case dash
  /// The slash, after which addresses are broken (SY).
  case slash
  /// Digits (NU).
  case numeric
  /// Letters, and all that has no other class (AL, HL, PR, XX).
  case alphabetic
  /// Characters that stand alone (ID, H2, H3, EB); also of scripts that need a dictionary (SA).
  case ideographic
  /// Syllables of Hangul (H2, H3, JL).
  case hangul
}

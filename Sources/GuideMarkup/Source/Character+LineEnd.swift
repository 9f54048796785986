extension Character {
  /// Whether a line of code ends here, as the Swift compiler counts lines.
  ///
  /// `isNewline` is true of more, such as U+2028, which may stand in the middle of a string.
  package var endsLine: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}

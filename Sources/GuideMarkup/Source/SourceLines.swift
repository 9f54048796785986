/// The lines of a file for who translates them before they are parsed.
package enum SourceLines {
  /// Nil where the bytes are not text.
  package static func lines(of bytes: [UInt8]) -> [String]? {
    guard case .text(let source) = SourceDecoder.decode(bytes, path: "") else { return nil }
    return source.lines
  }
}

extension Character {
  /// Whether a line of code ends here, as the Swift compiler counts lines.
  ///
  /// `isNewline` is true of more, such as U+2028, which may stand in the middle of a string.
  package var endsLine: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}

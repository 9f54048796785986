/// The lines of a file for who translates them before they are parsed.
package enum SourceLines {
  /// Nil where the bytes are not text.
  package static func lines(of bytes: [UInt8]) -> [String]? {
    guard case .text(let source) = SourceDecoder.decode(bytes, path: "") else { return nil }
    return source.lines
  }
}

import Diagnostics

/// Makes lines of a guide's bytes, or says which byte is not text.
enum SourceDecoder {
  enum Result {
    case text(SourceText)
    case unreadable(Diagnostic)
  }

  static func decode(_ bytes: [UInt8], path: String) -> Result {
    var lines: [String] = []
    for line in LineRanges(of: bytes).lines {
      let text = bytes[line.text]
      guard let string = String(validating: text, as: UTF8.self) else {
        return .unreadable(invalidByte(in: text, line: lines.count + 1, path: path))
      }
      if text.contains(0) {
        return .unreadable(null(in: string, line: lines.count + 1, path: path))
      }
      lines.append(string)
    }
    return .text(SourceText(path: path, lines: lines))
  }

  private static func invalidByte(
    in bytes: ArraySlice<UInt8>, line: Int, path: String
  ) -> Diagnostic {
    let prefix = validPrefix(of: bytes)
    let byte = String(bytes[bytes.startIndex + prefix.utf8.count], radix: 16, uppercase: true)
    return Diagnostic(
      rule: "source.invalid-utf8",
      at: SourceLocation(path: path, line: line, column: prefix.count + 1),
      "byte 0x\(byte) is not part of any UTF-8 character",
      fix: "save the file as UTF-8")
  }

  private static func validPrefix(of bytes: ArraySlice<UInt8>) -> String {
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var prefix = String.UnicodeScalarView()
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) {
      prefix.append(Unicode.UTF8.decode(scalar))
    }
    return String(prefix)
  }

  private static func null(in text: String, line: Int, path: String) -> Diagnostic {
    let column = text.prefix { !$0.unicodeScalars.contains("\0") }.count + 1
    return Diagnostic(
      rule: "source.null-character",
      at: SourceLocation(path: path, line: line, column: column),
      "null character in the text",
      fix: "remove it")
  }
}

/// A text that is compared with those of a file, as far as possible without making them.
struct SoughtText {
  let text: String

  /// The text's bytes if all of them are ASCII: a text of ASCII has no other spelling.
  let asciiBytes: UnsafeRawBufferPointer?

  /// Lends a text for comparisons.
  static func with<Result>(_ text: String, _ body: (SoughtText) -> Result) -> Result {
    var copy = text
    return copy.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      let isASCII = bytes.allSatisfy { $0 < 0x80 }
      return body(SoughtText(text: text, asciiBytes: isASCII ? bytes : nil))
    }
  }
}

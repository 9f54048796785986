/// Text as a terminal shows it.
package enum DisplayText {
  /// Lines of untrusted text, with what would move the cursor or turn the text around made visible, and what
  /// workflows of GitHub would take for a command.
  ///
  /// They look for commands in all that is printed: after `::` at the start of a line, and after `##[` anywhere.
  package static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = visible(line)
      let start = line.prefix { $0 == " " || $0 == "\t" }.endIndex
      if line[start...].hasPrefix("::") { line.replaceSubrange(start...start, with: "\\u{3a}") }
      return line
    }
    .joined(separator: "\n")
  }

  /// JSON in which no text turns the text around it: what a terminal or a workflow would obey is written with its number.
  package static func json(_ text: String) -> String {
    text.replacing("##[", with: "#\\u0023[").unicodeScalars.reduce(into: "") { result, scalar in
      // Line ends and tabs stand between values only; those of texts are escaped already.
      guard scalar != "\n", scalar != "\t", isControl(scalar) else {
        return result.unicodeScalars.append(scalar)
      }
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// The text with what would move the cursor, or the text around it, made visible, and what workflows of GitHub take
  /// for a command wherever it stands.
  ///
  /// Guides and what programs print may hold anything; a terminal would obey it.
  static func visible(_ text: some StringProtocol) -> String {
    let isCommand = text.contains("##[")
    let text = isCommand ? String(text).replacing("##[", with: "#\\u{23}[") : String(text)
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\t": result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case _ where isControl(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether there is something in the text that would move the cursor, or turn the text around.
  package static func hasControls(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains(where: isControl)
  }

  /// How many columns a terminal gives to the text; a tab counts as one.
  static func width(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + width($1) }
  }

  /// How many columns a terminal gives to a character.
  static func width(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    let isPicture =
      first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}")
    return isPicture || wide.contains { $0.contains(first.value) } ? 2 : 1
  }

  /// Control characters, line separators, and marks that reverse the direction of text.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
      || [0x2028...0x202E, 0x2066...0x2069].contains { $0.contains(scalar.value) }
  }

  /// The scripts whose characters take two columns: Hangul, kana, ideographs, full-width forms.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF,
    0x20000...0x3FFFD,
  ]
}

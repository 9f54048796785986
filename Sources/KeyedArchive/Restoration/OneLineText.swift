/// Strings as they are printed: on one line, and so that what cannot be seen can be read.
package enum OneLineText {
  /// The text itself, or in quotes where it would not be recognized as it is.
  static func plain(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && text.first != "\"" && text.first != " " && text.last != " "
      && !text.unicodeScalars.contains(where: isInvisible)
    return isPlain ? text : quoted(text)
  }

  /// The text in quotes, with quotes and backslashes escaped.
  package static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where isInvisible(scalar): "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
  }

  /// Control characters, line ends, and marks that change the direction of what follows.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: ("\u{202A}"..."\u{202E}").contains(scalar) || isIsolate(scalar)
    default: false
    }
  }

  private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{2066}"..."\u{2069}").contains(scalar)
  }
}

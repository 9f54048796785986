/// The comment that `accept` writes in the place of an empty one.
package enum FilledComment {
  /// `// => 3`; nil for a description that a comment would not say again as it is.
  package static func value(_ description: String) -> String? {
    let comment = "// => \(description)"
    return isFaithful(comment, to: .value(ExpectedPattern(description))) ? comment : nil
  }

  /// `// Prints "milk"`; nil for a text that is too long to be read in a guide.
  package static func prints(_ text: String) -> String? {
    let comment = "// Prints \"\(text.unicodeScalars.map(escaped).joined())\""
    return isFaithful(comment, to: .text(ExpectedPattern(text))) ? comment : nil
  }

  private static func isFaithful(_ comment: String, to meaning: PrintsComment) -> Bool {
    comment.utf8.count <= ExpectedPattern.mostBytes
      && !comment.contains { $0.isNewline }
      && PrintsComment(Array(comment)[...]) == meaning
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": #"\n"#
    case "\t": #"\t"#
    case "\"": #"\""#
    case "\\": #"\\"#
    // It would be ignored.
    case "…": #"\u{2026}"#
    case _ where isInvisible(scalar): "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: String(scalar)
    }
  }

  /// Whether no reader would see the character, or Markdown would change it.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

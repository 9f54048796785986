/// Gives the headings of a guide their anchors, the way GitHub does.
struct HeadingIdentifiers {
  private var taken: Set<String> = []

  /// The last number after each text: all before it are taken, and stay so.
  private var numbers: [String: Int] = [:]

  /// The text in lower case, without punctuation, with `-` for spaces; if that is taken, with the
  /// first free number after it.
  mutating func identifier(for text: String) -> String {
    let slug = Self.slug(of: text)
    var candidate = slug
    while !taken.insert(candidate).inserted {
      numbers[slug, default: 0] += 1
      candidate = "\(slug)-\(numbers[slug, default: 0])"
    }
    return candidate
  }

  private static func slug(of text: String) -> String {
    var slug = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if scalar == " " {
        slug.append("-")
      } else if isKept(scalar) {
        slug.append(scalar)
      }
    }
    // An anchor needs a name even if the heading holds nothing but punctuation.
    return slug.isEmpty ? "section" : String(slug)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
      .connectorPunctuation:
      true
    default: scalar == "-"
    }
  }
}

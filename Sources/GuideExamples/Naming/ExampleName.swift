/// The name of an example: `[a-z][a-z0-9-]*`.
struct ExampleName {
  let text: String

  var isValid: Bool {
    guard let first = text.unicodeScalars.first, ("a"..."z").contains(first) else { return false }
    return text.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-"
    }
  }

  /// Whether the name is one that anonymous examples get: `run-1`.
  var isAnonymous: Bool {
    let number = text.dropFirst(Self.anonymousPrefix.count)
    return text.hasPrefix(Self.anonymousPrefix) && !number.isEmpty
      && number.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// The name in upper camel case: `tab-bar` becomes `TabBar`.
  var module: String {
    text.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  func bundleIdentifier(inGuide guide: String) -> String {
    "guide.\(Self.sanitized(guide)).\(Self.sanitized(text))"
  }

  static func anonymous(_ number: Int) -> ExampleName {
    ExampleName(text: "\(anonymousPrefix)\(number)")
  }

  private static let anonymousPrefix = "run-"

  private static func sanitized(_ text: String) -> String {
    String(
      text.map { character in
        let isKept = character.isASCII && (character.isLetter || character.isNumber)
        return isKept || character == "-" || character == "." ? character : "-"
      })
  }
}

/// The names that Objective-C knows Swift's methods and properties by.
enum ObjectiveCName {
  /// The selector of a method: `save(_:)` is `save:`, `move(to:)` `moveTo:`, `save(sender:)`
  /// `saveWithSender:`; `save() throws` is `saveAndReturnError:`, and `save(_:) throws` `save:error:`.
  static func selector(baseName: String, labels: [String], throws: Bool = false) -> String {
    guard !`throws` else {
      return selector(baseName: baseName, labels: labels)
        + (labels.isEmpty ? "AndReturnError:" : "error:")
    }
    guard let first = labels.first else { return baseName }
    let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    guard first != "_" else { return baseName + ":" + rest }
    let saysHow =
      prepositions.contains(firstWord(first)) || prepositions.contains(lastWord(baseName))
    return baseName + (saysHow ? "" : "With") + capitalized(first) + ":" + rest
  }

  /// The selector that sets a property.
  static func setter(_ property: String) -> String { "set\(capitalized(property)):" }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Words as Swift's compiler counts them: each begins at a capital letter.
  private static func firstWord(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst().prefix { !$0.isUppercase }
  }

  private static func lastWord(_ name: String) -> String {
    name.lastIndex(where: \.isUppercase).map { name[$0...].lowercased() } ?? name
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}

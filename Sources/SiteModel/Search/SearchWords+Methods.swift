extension SearchWords {
  /// The names under which Objective-C and readers know a method that is written with its labels.
  ///
  /// `viewController(withRestorationIdentifierPath:coder:)` is `viewControllerWithRestorationIdentifierPath`, and
  /// what it takes is a `restorationIdentifierPath`.
  static func joinedNames(ofMethod code: String) -> [String] {
    guard let parenthesis = code.firstIndex(of: "("), code.last == ")" else { return [] }
    let label = code[code.index(after: parenthesis)...].prefix { $0 != ":" && $0 != ")" }
    guard let first = label.first, first != "_", label.allSatisfy(\.isLetter) else { return [] }
    let base = code[..<parenthesis].split(separator: ".").last ?? ""
    // Other code in a sentence, as `#if os(iOS)` and `// => pageID(of:)`, is no name.
    guard !base.isEmpty, base.allSatisfy({ $0.isLetter || $0.isNumber }) else { return [] }
    let joined = base + first.uppercased() + label.dropFirst()
    guard label.hasPrefix("with"), label.count > 4 else { return [String(joined)] }
    return [String(joined), String(label.dropFirst(4))]
  }
}

import Foundation

/// The words of a text as a search knows them; `search.js` makes the same ones of what a reader types.
package enum SearchWords {
  /// The words of a text, in order, with repetitions.
  ///
  /// Letters lose their case and their accents. A name in code is found whole and by its parts:
  /// `viewDidLoad` is also `view`, `did` and `load`. Chinese, Japanese and Korean, which a program
  /// cannot cut into words without a dictionary, are found by each pair of neighboring characters.
  package static func words(of text: String) -> [String] {
    if let words = words(ofASCII: text) { return words }
    return runs(in: plain(text)).flatMap { run in
      run.first.map(isUnspaced) == true ? pairs(run) : word(run)
    }
  }

  /// The name of the file with a word: all words that begin alike are in one.
  package static func shard(of word: String) -> String {
    let scalars = Array(word.unicodeScalars)
    guard let first = scalars.first else { return "" }
    // A reader may have typed one character of these only.
    if isUnspaced(first) || !first.isASCII { return "u" + String(first.value % 32, radix: 10) }
    let second = scalars.count > 1 && scalars[1].isASCII ? scalars[1] : "_"
    return String(Character(first)) + String(Character(second))
  }

  private static func plain(_ text: String) -> [Unicode.Scalar] {
    text.decomposedStringWithCanonicalMapping.unicodeScalars
      .filter { !(0x300...0x36F).contains($0.value) }
      .reduce(into: String()) { $0.unicodeScalars.append($1) }
      .precomposedStringWithCanonicalMapping.unicodeScalars.map(\.self)
  }

  /// Letters and digits that stand together and are of one way of writing.
  private static func runs(in scalars: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    var runs: [[Unicode.Scalar]] = []
    var isInRun = false
    for scalar in scalars {
      guard isPartOfWord(scalar) else {
        isInRun = false
        continue
      }
      if isInRun, let last = runs.last?.last, isUnspaced(last) == isUnspaced(scalar) {
        runs[runs.count - 1].append(scalar)
      } else {
        runs.append([scalar])
      }
      isInRun = true
    }
    return runs
  }

  private static func word(_ run: [Unicode.Scalar]) -> [String] {
    var parts: [[Unicode.Scalar]] = []
    for (index, scalar) in run.enumerated() {
      let startsPart = isUpper(scalar)
      let followsLower = index > 0 && !isUpper(run[index - 1])
      let precedesLower =
        index + 1 < run.count && run[index + 1].properties.generalCategory == .lowercaseLetter
      if index == 0 || (startsPart && (followsLower || precedesLower)) {
        parts.append([scalar])
      } else {
        parts[parts.count - 1].append(scalar)
      }
    }
    return [text(run)] + (parts.count > 1 ? parts.map(text) : [])
  }

  private static func pairs(_ run: [Unicode.Scalar]) -> [String] {
    guard run.count > 1 else { return [text(run)] }
    return zip(run, run.dropFirst()).map { text([$0, $1]) }
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    scalars.reduce(into: String()) { $0.unicodeScalars.append($1) }.lowercased()
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  private static func isUpper(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .uppercaseLetter
  }

  /// Whether words of this writing stand together without a space, or with endings that change.
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
      0x20000...0x2FA1F:
      true
    default: false
    }
  }
}

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

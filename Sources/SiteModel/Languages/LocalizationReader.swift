package import Diagnostics
import GuideMarkup

/// Reads the file with what a site says in one language.
package struct LocalizationReader {
  /// What the file says.
  package struct Result: Sendable {
    package var localization: Localization

    /// What the language calls itself.
    package var name: String
    package var diagnostics: [Diagnostic]

    package init(localization: Localization, name: String, diagnostics: [Diagnostic]) {
      self.localization = localization
      self.name = name
      self.diagnostics = diagnostics
    }
  }

  private static let subject = YAMLReader.Subject(
    name: "a file of strings", key: "a key of a file of strings", rule: "strings",
    example: "language: 한국어", sizeLimit: 131_072)

  private let phrases: Set<String>
  private var reader: YAMLReader
  private var name: String?
  private var texts: [String: String] = [:]

  /// Reads the file's bytes.
  ///
  /// - Parameters:
  ///   - language: The tag of the language.
  ///   - phrases: The English texts of all that the site says.
  package static func read(
    _ bytes: [UInt8], path: String, language: String, phrases: [String]
  ) -> Result {
    let file = YAMLReader.file(bytes, path: path, subject: subject)
    guard let yaml = file.reader else {
      return Result(
        localization: Localization(language: language), name: language,
        diagnostics: file.diagnostics)
    }
    var reader = Self(phrases: Set(phrases), reader: yaml)
    reader.read()
    return Result(
      localization: Localization(language: language, texts: reader.texts),
      name: reader.name ?? language,
      diagnostics: reader.reader.diagnostics + reader.missing(among: phrases, path: path))
  }

  private init(phrases: Set<String>, reader: YAMLReader) {
    self.phrases = phrases
    self.reader = reader
  }

  private mutating func read() {
    for (key, value) in reader.root() {
      switch key.scalar {
      case "language": name = reader.text(value, of: "language")
      case "strings": readTexts(value)
      default: reader.reportUnknownKey(key, among: ["language", "strings"])
      }
    }
  }

  private mutating func readTexts(_ node: YAMLNode) {
    for (key, value) in reader.entries(of: node, called: "strings") {
      let english = key.scalar ?? ""
      guard let text = reader.text(value, of: english) else { continue }
      texts[english] = text
      if !phrases.contains(english) { reportUnknown(english, at: key) }
      let lost = Self.names(in: english).subtracting(Self.names(in: text)).sorted()
      if let name = lost.first {
        reader.report(
          "lost-value", at: value, length: 1,
          summary: "the translation has no `{\(name)}`, but the English text has",
          fix: "write `{\(name)}` where the value belongs")
      }
    }
  }

  private mutating func reportUnknown(_ english: String, at key: YAMLNode) {
    let nearest = Suggestion.nearest(to: english, among: Array(phrases))
    reader.report(
      "unknown", severity: .warning, at: key, length: english.count,
      summary: "the site has no text `\(english)`",
      fix: nearest.map { "did you mean `\($0)`?" } ?? "remove the line")
  }

  private func missing(among phrases: [String], path: String) -> [Diagnostic] {
    let missing = phrases.filter { texts[$0] == nil }
    // Who translates only what a few pages show knows that the rest is in English.
    guard !missing.isEmpty, missing.count * 2 <= phrases.count else { return [] }
    let count = missing.count == 1 ? "1 text is" : "\(missing.count) texts are"
    return [
      Diagnostic(
        .warning, rule: "strings.missing", at: SourceLocation(path: path, line: 1),
        "\(count) missing, and shown in English",
        notes: missing.prefix(8).map { "`\($0)`" }
          + (missing.count > 8 ? ["and \(missing.count - 8) more"] : []),
        fix: "add a line for each below `strings:`, with the English text, a colon, the translation"
      )
    ]
  }

  /// The names of the values in a text: `count` of `{count} lines`.
  private static func names(in text: String) -> Set<String> {
    // Every text of every language is asked, each time that a guide is saved: no regular expression.
    var names: Set<String> = []
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "{")) {
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
      rest = rest[name.endIndex...]
      if !name.isEmpty, rest.first == UInt8(ascii: "}") { names.insert(String(Substring(name))) }
    }
    return names
  }
}

import RunRecord

/// What the site itself says, in one language: its buttons, headings and notices.
package struct Localization: Hashable, Sendable {
  /// The tag of the language: `ko`.
  package var language: String

  /// The texts by the English ones; one that is missing is said in English.
  package var texts: [String: String]

  package init(language: String, texts: [String: String] = [:]) {
    self.language = language
    self.texts = texts
  }

  package static let english = Localization(language: "en")

  /// The localization of the pages that are being made.
  ///
  /// Every piece of a page may have something to say; so the language is said once, by the code that makes
  /// the page, and not handed through all of them.
  @TaskLocal package static var current = Localization.english

  /// A text in this language, with values in the places of their names: `{count}`.
  package func text(_ english: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
    let text = texts[english] ?? english
    guard !values.isEmpty else { return text }
    return SentencePiece.filled(text) { name in values.first { $0.key == name }?.value }
  }
}

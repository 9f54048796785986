/// Something that the site itself says; its raw value is the English text.
package protocol Phrase: CaseIterable, RawRepresentable<String>, Sendable {}

extension Phrase {
  /// The text in the language of the page that is being made.
  package var text: String { Wording.current.text(rawValue) }

  /// The text with values in the places of their names: `{count}`.
  package func text(_ values: KeyValuePairs<String, String>) -> String {
    Wording.current.text(rawValue, values)
  }
}

/// The texts that a wording must have besides those of templates and scripts.
package enum Phrases {
  package static var all: [String] {
    FramePhrase.allCases.map(\.rawValue) + GuidePhrase.allCases.map(\.rawValue)
      + RedirectPhrase.allCases.map(\.rawValue) + CountPhrase.allCases.map(\.rawValue)
      + PhasePhrase.allCases.map(\.rawValue)
  }
}

/// A sentence with values in its places, which a page may say in another language than English.
package indirect enum LocalizedMessage: Hashable, Sendable {
  /// What is the same in every language: a name, a number, what a program said.
  case verbatim(String)

  /// An English sentence, with a name in braces for each of its values: `{count} more`.
  case sentence(String, [String: LocalizedMessage])
}

extension LocalizedMessage {
  /// The sentence with its values, in the words that `translated` has for the English ones.
  package func text(_ translated: (String) -> String = { $0 }) -> String {
    switch self {
    case .verbatim(let text): text
    case .sentence(let english, let values):
      SentencePiece.filled(translated(english)) { values[$0]?.text(translated) }
    }
  }

  /// The same of what programs said, each up to the end of its first line.
  package var onFirstLines: LocalizedMessage {
    switch self {
    case .verbatim(let text): .verbatim(String(text.prefix { !$0.isNewline }))
    case .sentence(let english, let values): .sentence(english, values.mapValues(\.onFirstLines))
    }
  }
}

extension LocalizedMessage: CustomStringConvertible {
  /// The sentence in English.
  package var description: String { text() }
}

/// The sentences of one subject; the raw value of each is its English text.
package protocol Sentence: CaseIterable, RawRepresentable<String>, Sendable {}

extension Sentence {
  /// The sentence with these values.
  package func message(_ values: [String: LocalizedMessage] = [:]) -> LocalizedMessage {
    .sentence(rawValue, values)
  }
}

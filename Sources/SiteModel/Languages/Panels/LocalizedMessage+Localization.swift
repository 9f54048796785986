package import RunRecord

extension LocalizedMessage {
  /// The sentence in the language of the page that is being made.
  package var said: String {
    let localization = Localization.current
    return text { localization.texts[$0] ?? $0 }
  }
}

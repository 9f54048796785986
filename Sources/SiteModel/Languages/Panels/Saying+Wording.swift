package import RunRecord

extension Saying {
  /// The sentence in the language of the page that is being made.
  package var said: String {
    let wording = Wording.current
    return text { wording.texts[$0] ?? $0 }
  }
}

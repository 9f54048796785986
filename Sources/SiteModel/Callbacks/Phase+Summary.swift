package import RunRecord

extension TraceEvent.Phase {
  /// What the phase is, in a sentence.
  package var summary: String {
    let phrase: PhasePhrase =
      switch self {
      case .launch: .launch
      case .connect: .connect
      case .locate: .locate
      case .decode: .decode
      case .finish: .finish
      case .activate: .activate
      case .active: .active
      case .background: .background
      case .preserve: .preserve
      case .end: .end
      }
    return phrase.text
  }
}

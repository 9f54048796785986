import GuideExamples
import RunRecord

/// Something that the site itself says; its raw value is the English text.
package protocol Phrase: CaseIterable, RawRepresentable<String>, Sendable {}

extension Phrase {
  /// The text in the language of the page that is being made.
  package var text: String { Localization.current.text(rawValue) }

  /// The text with values in the places of their names: `{count}`.
  package func text(_ values: KeyValuePairs<String, String>) -> String {
    Localization.current.text(rawValue, values)
  }
}

/// The texts that a localization must have besides those of templates and scripts.
package enum Phrases {
  package static var all: [String] {
    var seen = Set<String>()
    return (ofSite + ofPanels + ofRecords).filter { seen.insert($0).inserted }
  }

  private static var ofSite: [String] {
    texts(FramePhrase.self) + texts(GuidePhrase.self) + texts(RedirectPhrase.self)
      + texts(CountPhrase.self) + texts(PhasePhrase.self)
  }

  private static var ofPanels: [String] {
    texts(RunPhrase.self) + texts(StoryPhrase.self) + texts(ScreenPhrase.self)
      + texts(DrawnElement.Role.self) + texts(SpokenElement.Trait.self)
      + texts(TracePhrase.self)
      + texts(ArchivePhrase.self) + texts(RestorationPhrase.self) + texts(EntryPhrase.self)
      + texts(ResultPhrase.self)
      + texts(VariantPhrase.self) + texts(ComparisonPhrase.self) + texts(EditedRunPhrase.self)
      + texts(DiagnosticPhrase.self)
  }

  /// What records say of themselves, in traces too, which are in English everywhere.
  private static var ofRecords: [String] {
    texts(TerminationSentence.self) + texts(ConditionSentence.self) + texts(DelaySentence.self)
      + texts(LossSentence.self) + texts(UserLossSentence.self) + texts(RestoredSentence.self)
      + texts(WhatIfSentence.self)
      + texts(FindingSentence.self) + texts(LeftOutSentence.self)
      + texts(SavedStateSentence.self) + texts(EntrySentence.self) + texts(DeletionSentence.self)
      + texts(ScreenSentence.self)
  }

  private static func texts<Text>(_ type: Text.Type) -> [String]
  where Text: CaseIterable & RawRepresentable<String> {
    type.allCases.map(\.rawValue)
  }
}

import Diagnostics
package import GuideExamples
package import RunRecord

/// Decides whether what a guide promises is what happened.
package enum Judge {
  /// Compares every promise of an example with the record of its run.
  ///
  /// A run that did not end as it should is judged by that alone: what it did not come to would
  /// only repeat it, and its results must not be accepted.
  package static func judge(_ example: Example, _ record: RunRecord) -> Judgement {
    let text = AuthoredText(example)
    let endings = EndingJudge(example: example, text: text).diagnostics(for: record)
    guard endings.isEmpty else { return Judgement(diagnostics: endings) }
    let lines = PromisedLines(example)
    let results = ResultJudge(example: example, record: record).judgement()
    return Judgement(
      diagnostics: UnsavedValueJudge(example: example, text: text).diagnostics(for: record)
        + PrintsHereJudge(example: example, text: text, record: record, lines: lines)
        .diagnostics()
        + PrintsNextJudge(example: example, text: text, record: record, lines: lines).diagnostics()
        + results.diagnostics,
      pending: results.pending)
  }
}

package import Diagnostics
package import GuideExamples
package import RunRecord

/// Decides whether what a guide promises is what happened.
package enum Judge {
  /// Compares every promise of an example with the record of its run.
  ///
  /// A run that did not end as it should is judged by that alone: what it did not come to would
  /// only repeat it, and its results must not be accepted.
  ///
  /// - Parameters:
  ///   - found: What is wrong with the code and was found before the compiler saw it.
  ///   - variants: What came of its variants.
  package static func judge(
    _ example: Example, _ record: RunRecord, besides found: [Diagnostic] = [],
    variants: [VariantRecord] = []
  ) -> Judgement {
    let text = AuthoredText(example)
    let said =
      found
      + CompilerFindings(example: example, text: text).diagnostics(for: record.compilerMessages)
    let compiler = CompilerJudge(example: example, text: text, said: said).diagnostics()
    let endingJudge = EndingJudge(example: example, text: text)
    let endings = endingJudge.diagnostics(for: record)
    // What is not as the guide says in what the compiler said is no result to accept either.
    guard endings.isEmpty, !example.mustFail || compiler.isEmpty else {
      return Judgement(diagnostics: compiler + endings)
    }
    let lines = PromisedLines(example)
    let results = ResultJudge(
      example: example, record: record, variants: variants,
      compilerText: CompilerText(text).text(of: said)
    ).judgement()
    return Judgement(
      diagnostics: compiler + endingJudge.warnings(for: record)
        + UnsavedValueJudge(example: example, text: text).diagnostics(for: record)
        + SavedStateSizeJudge(example: example, text: text).diagnostics(for: record)
        + PrintsHereJudge(example: example, text: text, record: record, lines: lines)
        .diagnostics()
        + PrintsNextJudge(example: example, text: text, record: record, lines: lines).diagnostics()
        + ValueJudge(example: example, text: text, record: record).diagnostics()
        + WhatIfJudge(example: example, text: text, record: record, variants: variants)
        .diagnostics()
        + results.diagnostics,
      pending: results.pending)
  }
}

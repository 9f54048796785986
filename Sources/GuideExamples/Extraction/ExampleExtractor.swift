import Diagnostics
package import GuideMarkup

/// Finds the examples of a guide.
package enum ExampleExtractor {
  /// The examples with their files, launches and promises.
  package static func extract(from guide: Guide) -> ExtractedExamples {
    let fences = guide.fences.map { FenceWords(of: $0, in: guide) }
    var code = CodeCollector()
    for words in fences where [.swift, .resource].contains(words.kind) { code.add(words) }
    code.finish()
    // Only now all examples are known, and how many launches each has.
    var results = ResultCollector(drafts: code.drafts)
    for words in fences { results.add(words) }
    var prints = PrintsReader(guide: guide)
    let examples = results.drafts.filter { !$0.isBroken }.map { draft in
      draft.example(inGuide: guide.name, prints: prints.promises(of: draft))
    }
    let diagnostics =
      fences.flatMap(\.diagnostics) + code.diagnostics + results.diagnostics + prints.diagnostics
    return ExtractedExamples(
      examples: examples, plainFences: code.plainFences,
      diagnostics: diagnostics.inReadingOrder())
  }
}

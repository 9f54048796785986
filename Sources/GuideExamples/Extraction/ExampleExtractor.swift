import Diagnostics
package import GuideMarkup

/// Finds the examples of a guide.
package enum ExampleExtractor {
  /// The examples with their files, launches and expectations.
  ///
  /// - Parameters:
  ///   - leftOut: The lines of the fences of an article that are not compiled.
  ///   - read: Reads what `from=` includes.
  package static func extract(
    from guide: Guide, leavingOut leftOut: Set<Int> = [],
    including read: @escaping InclusionReader = Self.noFiles
  ) -> ExtractedExamples {
    extract(from: guide, among: [], leavingOut: leftOut, including: read)
  }

  /// What `from=` includes where there is no folder with files.
  package static let noFiles: InclusionReader = { _, _ in
    .failed(InclusionFault(rule: "from.missing", reason: "there are no files"))
  }

  /// The examples, with those that are there before the guide begins: a launch that names no other is
  /// one of the last of them.
  static func extract(
    from guide: Guide, among drafts: [ExampleDraft], leavingOut leftOut: Set<Int> = [],
    including read: @escaping InclusionReader = Self.noFiles
  ) -> ExtractedExamples {
    let fences = guide.fences.map { FenceAttributes(of: $0, in: guide) }
    var code = CodeCollector(drafts: drafts, guide: guide, leavingOut: leftOut, read: read)
    for words in fences {
      switch words.kind {
      case .swift, .resource: code.add(words)
      case .other: code.addShown(words)
      default: break
      }
    }
    code.finish()
    // Only now all examples are known, and how many launches each has.
    var changes = ChangeChains(drafts: code.drafts)
    changes.resolve()
    var updates = UpdateChains(drafts: changes.drafts)
    updates.resolve()
    var whatIfs = WhatIfReader(guide: guide)
    let drafts = updates.drafts.map { whatIfs.read($0) }
    var results = ResultCollector(drafts: drafts)
    for words in fences { results.add(words) }
    var prints = PrintsReader(guide: guide)
    let all = results.drafts.map { draft in
      draft.example(inGuide: guide.name, prints: prints.expectations(of: draft))
    }
    for draft in results.drafts { prints.checkAlternatives(of: draft) }
    for fence in code.plainFences { prints.checkShown(fence) }
    for words in fences where words.kind == .other && words.isValid && !words.isMarkdown {
      prints.checkOther(words.fence)
    }
    prints.checkIndented()
    let examples = zip(results.drafts, all).filter { !$0.0.isBroken }.map { draft, example in
      var example = example
      example.earlierBuilds = draft.earlierBuilds.map { all[$0] }
      if let version = guide.sdkVersion { example.setSDK(version) }
      // Code of which nothing is expected may wait for a user, or serve for ever.
      if draft.isOfArticle, example.expectations.isEmpty {
        example.use = .compileOnly
        example.build.isLinked = false
      }
      return example
    }
    let snippets = results.drafts.flatMap(\.codeFences).flatMap { SnippetMarks($0).diagnostics }
    let tests =
      results.drafts.filter { !$0.isOfArticle }.flatMap(UnrunTests.diagnostics(of:))
      + (guide.examples == .article
        ? [] : code.plainFences.flatMap(UnrunTests.diagnostics(inShown:)))
    let ofItself = code.ofOtherGuides.filter { $0.reference.guide == guide.name }
      .map(\.notOfAnother)
    let diagnostics =
      ofItself + fences.flatMap(\.diagnostics) + code.diagnostics + changes.diagnostics
      + updates.diagnostics
      + results.diagnostics + prints.diagnostics + whatIfs.diagnostics + snippets + tests
    var extracted = ExtractedExamples(
      examples: examples, plainFences: code.plainFences, ofOtherGuides: results.ofOtherGuides,
      codeOfOtherGuides: code.ofOtherGuides, diagnostics: diagnostics.inReadingOrder())
    extracted.shownFiles = code.shownFiles
    return extracted
  }
}

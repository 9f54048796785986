package import GuideExamples
package import GuideMarkup
package import RunRecord

/// Makes pages of guides and of what happened when their examples ran.
package enum PageBuilder {
  /// The page of a guide.
  ///
  /// - Parameters:
  ///   - examples: The examples of the guide, in any order.
  ///   - runs: Their records by the example's name; one that is missing leaves its panel out.
  ///   - variants: What came of their variants, by the example's name.
  package static func page(
    for guide: Guide, examples: [Example], runs: [String: RunRecord],
    variants: [String: [VariantRecord]] = [:]
  ) -> Page {
    let examples = examples.map {
      RunExample(example: $0, record: runs[$0.name], variants: variants[$0.name] ?? [])
    }
    return page(for: GuideRun(guide: guide, examples: examples), among: [])
  }

  /// The page of a guide.
  ///
  /// - Parameters:
  ///   - run: The guide with its examples.
  ///   - others: All other guides with theirs.
  ///   - shared: The fences of the guide that show code of others.
  ///   - isEditable: Whether a server runs what a reader makes of an example.
  package static func page(
    for run: GuideRun, among others: [GuideRun], shared: [SharedCode] = [],
    isEditable: Bool = false
  ) -> Page {
    let guide = run.guide
    let blocks = bodyBlocks(of: guide)
    let presentations = FencePresentations(
      guide: guide, examples: run.examples, others: others, shared: shared)
    let fences = presentations.byIndex
    let shown =
      run.examples + presentations.lastFences.values.filter { $0.example.guide != guide.name }
    let examples = shown.map(\.example)
    var page = Page(
      path: guide.name + ".html", title: guide.title, summary: guide.summary, blocks: blocks,
      footnotes: guide.footnotes,
      fences: fences,
      contents: blocks.contents, exampleCount: examples.count,
      launchCount: examples.reduce(0) { $0 + $1.launches.count })
    page.markdown = GuideMarkdown(of: guide, presentations).text
    page.updated = guide.updated
    page.titleNames = guide.titleNames
    page.sceneUse = SceneUse(of: shown, or: others.records(shownInGuide: guide.path))
    if isEditable { page.fences.offerEditing(behind: presentations.lastFences) }
    return page
  }

  /// The page shows its title itself, so a first heading that repeats it is left out.
  private static func bodyBlocks(of guide: Guide) -> [Block] {
    guide.startsWithTitle ? Array(guide.blocks.dropFirst()) : guide.blocks
  }
}

extension [Int: FencePresentation] {
  /// Behind the last fence of each example that runs.
  fileprivate mutating func offerEditing(behind lastFences: [Int: RunExample]) {
    for (index, run) in lastFences where run.example.skipReason == nil {
      self[index]?.editable = "\(run.example.guide)#\(run.example.name)"
    }
  }
}

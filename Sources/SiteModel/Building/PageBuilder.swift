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
  ///   - others: The examples of other guides with their records.
  package static func page(
    for guide: Guide, examples: [Example], runs: [String: RunRecord],
    variants: [String: [VariantRecord]] = [:], others: [RunExample] = []
  ) -> Page {
    let blocks = bodyBlocks(of: guide)
    let fences = FencePresentations(
      guide: guide, examples: examples, runs: runs, variants: variants, others: others
    ).byIndex
    var page = Page(
      path: guide.name + ".html", title: guide.title, summary: guide.summary, blocks: blocks,
      footnotes: guide.footnotes,
      fences: fences,
      contents: blocks.contents, exampleCount: examples.count,
      launchCount: examples.reduce(0) { $0 + $1.launches.count })
    page.markdown = GuideMarkdown(of: guide, fences: fences, examples: examples, runs: runs).text
    page.updated = guide.updated
    return page
  }

  /// The page shows its title itself, so a first heading that repeats it is left out.
  private static func bodyBlocks(of guide: Guide) -> [Block] {
    guide.startsWithTitle ? Array(guide.blocks.dropFirst()) : guide.blocks
  }
}

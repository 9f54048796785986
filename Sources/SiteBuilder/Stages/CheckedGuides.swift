package import Diagnostics
package import ExampleRunner
package import GuideExamples
package import GuideMarkup
package import RunRecord
package import SiteModel

/// Guides with everything that was found out about them.
package struct CheckedGuides: Sendable {
  /// The guides that could be parsed, in the order of their names.
  package private(set) var guides: [CheckedGuide]

  /// The names of all guides, those that could not be parsed included.
  package let guideNames: [String]

  /// The paths below the content folder of the files that are not guides.
  package let assets: [String]

  /// The sizes of the images that guides show, by their paths below the content folder.
  package let imageSizes: [String: ImageSize]

  /// The old addresses that lead to the guides.
  package let redirects: [Redirect]

  /// How the site is arranged.
  package let configuration: SiteConfiguration

  /// Everything that is wrong, in reading order.
  package private(set) var diagnostics: [Diagnostic]

  /// How many examples the guides have, and had when that was accepted last.
  package let counts: ExampleCounts

  /// Where blocks of Swift stand that are only shown, in reading order.
  package private(set) var shownBlocks: [SourceLocation]

  /// How many blocks of a DocC catalog compile; nil for guides.
  package private(set) var articleBlocks: ArticleBlocks?

  /// Where pages are kept for the next build; nil where they are not.
  let pages: KeptPages?

  /// What kept the examples from the rest of the machine.
  package let isolation: Isolation

  /// Puts together what the stages of a check found.
  ///
  /// - Parameters:
  ///   - guides: The guides with what came of their examples, in their order; values in their prose are not filled in.
  ///   - isolation: What kept the examples from the rest of the machine.
  ///   - pages: Where pages are kept for the next build; nil where they are not.
  init(
    _ prepared: PreparedGuides, guides: [CheckedGuide], isolation: Isolation, pages: KeptPages?
  ) {
    let values = ProseValues(guides)
    let filled = guides.map(values.filled)
    self.guides = zip(guides, filled).map { guide, filled in guide.with(filled.guide) }
    var found = prepared.diagnostics + guides.flatMap { $0.outcomes.flatMap(\.diagnostics) }
    found += filled.flatMap(\.diagnostics)
    // An example that cannot be read is no loss that its author wants to accept.
    if found.contains(where: { $0.severity == .error && !ExampleCounts.rules.contains($0.rule) }) {
      found.removeAll { ExampleCounts.rulesOfLosses.contains($0.rule) }
    }
    diagnostics = found.inReadingOrder()
    guideNames = prepared.read.names
    assets = prepared.read.assets
    imageSizes = prepared.imageSizes
    redirects = prepared.read.redirects
    configuration = prepared.configuration
    counts = prepared.counts
    shownBlocks = prepared.read.shownBlocks.sorted()
    self.pages = pages
    self.isolation = isolation
  }

  /// Whether the next check of the same files would come to the same, and report nothing.
  package var wouldBeTheSameAgain: Bool {
    diagnostics.isEmpty && guides.allSatisfy { $0.outcomes.allSatisfy(\.isSettled) }
  }

  /// The same guides with other findings.
  package func with(_ diagnostics: [Diagnostic]) -> CheckedGuides {
    var checked = self
    checked.diagnostics = diagnostics
    return checked
  }

  /// The same guides, of a DocC catalog, with other findings.
  func with(_ diagnostics: [Diagnostic], articleBlocks: ArticleBlocks) -> CheckedGuides {
    var checked = with(diagnostics)
    checked.articleBlocks = articleBlocks
    return checked
  }

  /// What was found out about some of the guides alone.
  ///
  /// - Parameter paths: Their files, those included that could not be parsed.
  package func limited(toGuidesAt paths: Set<String>) -> CheckedGuides {
    var checked = self
    checked.guides = guides.filter { paths.contains($0.file.path) }
    // What is wrong with an example may be in a file that its guide includes, or say how many examples it had.
    let own = Set(
      checked.guides.flatMap(\.outcomes).flatMap(\.diagnostics)
        + checked.guides.flatMap { counts.diagnosticsByGuide[$0.file.name] ?? [] })
    let included = checked.guides.flatMap(\.includedPaths)
    checked.diagnostics = diagnostics.filter { finding in
      let path = finding.location.path
      return paths.contains(path) || own.contains(finding)
        || included.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    checked.shownBlocks = shownBlocks.filter { paths.contains($0.path) }
    return checked
  }

  /// The number of examples that were looked at.
  package var exampleCount: Int { guides.reduce(0) { $0 + $1.examples.count } }

  /// The number of processes that the examples are run in.
  package var launchCount: Int {
    examples.filter(\.isLaunched).reduce(0) { $0 + $1.launches.count }
  }

  /// How many variants of the examples were run.
  package var variantCount: Int {
    guides.reduce(0) { $0 + $1.variantCount }
  }

  /// The examples that were looked at, in order.
  package var examples: [Example] { guides.flatMap(\.examples) }
}

/// A guide with what came of its examples.
package struct CheckedGuide: Sendable {
  package let file: GuideFile
  package private(set) var guide: Guide

  /// The names of all its examples, those that were not to be run included.
  package let exampleNames: [String]

  /// Those of them that were looked at.
  package let examples: [Example]

  /// What came of them, in the guide's order; none where the page of an earlier build is kept.
  package let outcomes: [ExampleOutcome]

  /// The page of an earlier build, where that is the right one.
  let keptPage: KeptPage?

  /// What it translates; nil for a guide in the language that the site is written in.
  package let translation: Translation?

  /// Its fences that show code of other guides.
  package let sharedCode: [SharedCode]

  /// The files and folders that are part of it, below the content folder.
  let includedPaths: [String]

  init(
    _ read: ReadGuides.ReadGuide, examples: [Example], outcomes: [ExampleOutcome],
    keptPage: KeptPage?
  ) {
    file = read.file
    guide = read.guide
    exampleNames = read.examples.map(\.name)
    self.examples = examples
    self.outcomes = outcomes
    self.keptPage = keptPage
    translation = read.translation
    sharedCode = read.sharedCode
    includedPaths = read.includedPaths
  }

  /// The same with another text: with values in its prose.
  func with(_ guide: Guide) -> CheckedGuide {
    var checked = self
    checked.guide = guide
    return checked
  }

  /// How many variants of its examples were run.
  var variantCount: Int {
    keptPage?.header.variantCount ?? outcomes.reduce(0) { $0 + $1.variants.count }
  }

  /// What came of the examples' variants, by the example's name.
  package var variants: [String: [VariantRecord]] {
    Dictionary(outcomes.map { ($0.example.name, $0.variants) }) { first, _ in first }
  }

  /// The guide with what its examples left behind.
  var run: GuideRun {
    GuideRun(
      guide: guide,
      examples: outcomes.map {
        RunExample(
          example: $0.example, record: $0.record, variants: $0.variants, compared: $0.compared)
      })
  }

  /// The records by the example's name.
  package var runs: [String: RunRecord] {
    Dictionary(
      outcomes.compactMap { outcome in outcome.record.map { (outcome.example.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}

package import Diagnostics
package import ExampleRunner
package import GuideExamples
package import GuideMarkup
package import RunRecord
package import SiteModel

/// Guides with everything that was found out about them.
package struct CheckedGuides: Sendable {
  /// The guides that could be parsed, in the order of their names.
  package var guides: [CheckedGuide] = []

  /// The names of all guides, those that could not be parsed included.
  package var guideNames: [String] = []

  /// The paths below the content folder of the files that are not guides.
  package var assets: [String] = []

  /// The sizes of the images that guides show, by their paths below the content folder.
  package var imageSizes: [String: ImageSize] = [:]

  /// The old addresses that lead to the guides.
  package var redirects: [Redirect] = []

  /// How the site is arranged.
  package var configuration = SiteConfiguration()

  /// Everything that is wrong, in reading order.
  package var diagnostics: [Diagnostic] = []

  /// How many examples the guides have, and had when that was accepted last.
  package var counts: ExampleCounts?

  /// Where blocks of Swift stand that are only shown, in reading order.
  package var shownBlocks: [SourceLocation] = []

  /// How many blocks of a DocC catalog compile; nil for guides.
  package var articleBlocks: ArticleBlocks?

  /// Where pages are kept for the next build; nil where they are not.
  var pages: KeptPages?

  /// What kept the examples from the rest of the machine.
  package var isolation = Isolation.unconfined

  /// What the names in the examples' code stand for, a list for each guide by its name; empty until
  /// `Pipeline` was asked for it.
  package var names: [String: [(example: Example, names: DeclaredNames)]] = [:]

  /// Whether it is known of all names in code what they stand for, where that was asked for.
  var knowsAllNames = true

  /// Whether the next check of the same files would come to the same, and report nothing.
  package var wouldBeTheSameAgain: Bool {
    diagnostics.isEmpty && knowsAllNames
      && guides.allSatisfy { $0.outcomes.allSatisfy(\.isSettled) }
  }

  package init() {}

  /// What was found out about some of the guides alone.
  ///
  /// - Parameter paths: Their files, those included that could not be parsed.
  package func limited(toGuidesAt paths: Set<String>) -> CheckedGuides {
    var checked = self
    checked.guides = guides.filter { paths.contains($0.file.path) }
    // What is wrong with an example may be in a file that its guide includes.
    let own = Set(checked.guides.flatMap(\.outcomes).flatMap(\.diagnostics))
    checked.diagnostics = diagnostics.filter {
      paths.contains($0.location.path) || own.contains($0)
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
  package var file: GuideFile
  package var guide: Guide

  /// The names of all its examples, those that were not to be run included.
  package var exampleNames: [String]

  /// Those of them that were looked at.
  package var examples: [Example]

  /// What came of them, in the guide's order; none where the page of an earlier build is kept.
  package var outcomes: [ExampleOutcome]

  /// The page of an earlier build, where that is the right one.
  var keptPage: KeptPage?

  /// What it translates; nil for a guide in the language that the site is written in.
  package var translation: Translation?

  /// Its fences that show code of other guides.
  package var sharedCode: [SharedCode] = []

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

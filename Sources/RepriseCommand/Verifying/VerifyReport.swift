import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import GuideMarkup
import RunRecord
import SiteBuilder
import SiteModel
import StableHashing

/// What was checked and what is wrong: the same for the same results, on whatever machine.
struct VerifyReport: Codable {
  struct Guide: Codable {
    var name: String
    var path: String
    var examples: [Example]
  }

  struct Example: Codable {
    var name: String
    var line: Int
    var launches: Int

    /// How many expectations about it were checked.
    var expectations: Int
    var holds: Bool

    /// How many variants of it were run; nil for none.
    var variants: Int?
    var isCompiledOnly: Bool?
    var skipped: String?

    /// The expectations that were checked, in the guide's order.
    var listedExpectations: [ListedExpectation]

    /// The classes of the views that its screens show as striped boxes, because nothing here knows what they draw; nil for none.
    var undrawnViews: [String]?

    /// What is wrong with it, as places in the findings.
    var findings: [Int]
  }

  /// The version of the format: a program may rely on the names of one version.
  static let currentVersion = 4

  private(set) var version = Self.currentVersion

  /// Which share of the work this is: `2/4`; nil for all of it.
  var shard: String?

  /// What tells the tool, the engine and the compiler from others; nil in the report of all of the work.
  var toolHash: String?
  var guides: [Guide]

  /// A hash of the texts of all guides: shares of one project have the same.
  var guidesHash: String

  /// Where blocks of Swift stand that are only shown, in reading order.
  var shownBlocks: [SourceLocation]

  /// How many blocks of a DocC catalog compile; nil for guides.
  private(set) var articleBlocks: ArticleBlocks?

  /// What kept the examples from the rest of the machine; of several shares, the weakest.
  var isolation: Isolation

  /// What is wrong, in reading order.
  var findings: [Diagnostic]

  /// What the user saw of the examples that failed: for a page, and in no report that other programs read.
  private(set) var failedScreens: [FailedScreens] = []

  private enum CodingKeys: String, CodingKey {
    case version, shard, toolHash, guides, guidesHash, shownBlocks, articleBlocks, isolation
    case findings
  }

  /// - Parameters:
  ///   - findings: What is wrong, in the words that the author sees.
  ///   - toolHash: What tells the tool from others; nil for all of the work.
  init(_ checked: CheckedGuides, _ findings: [Diagnostic], shard: String?, toolHash: String?) {
    self.shard = shard
    self.toolHash = toolHash
    self.findings = findings
    isolation = checked.isolation
    shownBlocks = checked.shownBlocks
    articleBlocks = checked.articleBlocks
    let texts = checked.guides.map {
      "\($0.guide.name)\0\($0.guide.lines.joined(separator: "\n"))\0"
    }
    guidesHash = StableHash.text(of: Data(texts.joined().utf8))
    guides = checked.guides.map { guide in
      Guide(
        name: guide.guide.name, path: guide.guide.path,
        examples: guide.outcomes.map { Example($0, findings) })
    }
    failedScreens = zip(guides.flatMap(\.examples), checked.guides.flatMap(\.outcomes)).compactMap {
      example, outcome in
      guard let finding = example.findings.first, let record = outcome.record else { return nil }
      return FailedScreens(example: example.name, finding: finding, record: record)
    }
  }

  /// The report as JSON.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// The examples of all guides.
  var examples: [Example] { guides.flatMap(\.examples) }

  /// `2 guides, 3 examples, 5 launches`.
  var counts: String {
    Report.counts(
      guides: guides.count, examples: examples.count,
      launches: examples.reduce(0) { $0 + $1.launches },
      variants: examples.reduce(0) { $0 + ($1.variants ?? 0) },
      compiledOnly: examples.count { $0.isCompiledOnly ?? false },
      skipped: examples.count { $0.skipped != nil })
  }

  /// What was checked and what was not, and how much of it is wrong.
  var conclusion: String {
    let expectations = Report.counted(
      examples.reduce(0) { $0 + $1.expectations }, noun: "expectation")
    let shown = Report.counted(shownBlocks.count, noun: "block is", plural: "blocks are")
    let undrawn = examples.reduce(0) { $0 + ($1.undrawnViews?.count ?? 0) }
    let boxes = Report.counted(undrawn, noun: "view is", plural: "views are")
    return "\(counts)\(examples.isEmpty ? "" : " \(isolation)"): "
      + (findings.hasErrors ? Report.errorCount(findings) : "\(expectations) met")
      + (articleBlocks.map { "; \($0.text)" }
        ?? (shownBlocks.isEmpty ? "" : "; \(shown) only shown"))
      + (undrawn == 0 ? "" : "; \(boxes) not drawn")
  }

  /// A line for each block of Swift that is only shown.
  var listOfShown: [String] {
    shownBlocks.map { "\($0.path):\($0.line): this block is only shown" }
  }

  /// A line for each view that screens show as a striped box, in order.
  var listOfUndrawn: [String] {
    guides.flatMap { guide in
      guide.examples.flatMap { example in
        (example.undrawnViews ?? []).map {
          "\(guide.path):\(example.line): `\($0)` of `\(example.name)` is not drawn"
        }
      }
    }
  }

  /// A line for each expectation that was checked, in order.
  var listOfExpectations: [String] {
    examples.flatMap(\.listedExpectations).map {
      "\($0.location.path):\($0.location.line): \(DisplayText.lines($0.text))"
    }
  }

  /// The same with warnings as errors.
  var withWarningsAsErrors: VerifyReport {
    var report = self
    for index in findings.indices { report.findings[index].severity = .error }
    for guide in guides.indices {
      for example in guides[guide].examples.indices {
        let isRight = guides[guide].examples[example].findings.isEmpty
        report.guides[guide].examples[example].holds = isRight
      }
    }
    return report
  }

  /// A line for each example that is not run, in order; of a DocC catalog, where that is the rule, none.
  var listOfNotRun: [String] {
    guard articleBlocks == nil else { return [] }
    return guides.flatMap { guide in
      guide.examples.compactMap { example in
        let place = "\(guide.path):\(example.line): `\(example.name)`"
        if let reason = example.skipped { return "\(place) is skipped: \(reason)" }
        return example.isCompiledOnly ?? false ? "\(place) is only compiled" : nil
      }
    }
  }
}

extension VerifyReport.Example {
  fileprivate init(_ outcome: ExampleOutcome, _ findings: [Diagnostic]) {
    let example = outcome.example
    let places = Set(outcome.diagnostics.map(Place.init))
    self.init(
      name: example.name, line: example.location.line,
      launches: example.isLaunched ? example.launches.count : 0,
      expectations: example.expectationCount,
      holds: !outcome.diagnostics.hasErrors,
      variants: outcome.variants.isEmpty ? nil : outcome.variants.count,
      isCompiledOnly: example.use == .compileOnly ? true : nil, skipped: example.skipReason,
      listedExpectations: example.listedExpectations,
      undrawnViews: outcome.record?.undrawnViews,
      findings: findings.indices.filter { places.contains(Place(findings[$0])) })
  }

  /// By which a finding is known, however its fix is spelled.
  private struct Place: Hashable {
    var location: SourceLocation
    var rule: String
    var summary: String

    init(_ diagnostic: Diagnostic) {
      location = diagnostic.location
      rule = diagnostic.rule
      summary = diagnostic.summary
    }
  }
}

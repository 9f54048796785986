import Diagnostics
import ExampleRunner
import GuideExamples
import GuideMarkup

/// The blocks of articles that do not compile, or at which their programs end: without them, the others are checked.
struct LeftOutBlocks {
  /// A block that is left out, and why.
  private struct Block: Hashable {
    var path: String
    var line: Int
  }

  private var reasons: [Block: Diagnostic] = [:]

  /// The lines of the blocks by the paths of their articles.
  var lines: [String: Set<Int>] {
    reasons.keys.reduce(into: [:]) { $0[$1.path, default: []].insert($1.line) }
  }

  /// Leaves out the blocks that stopped a program; whether there were any.
  mutating func add(from checked: CheckedGuides) -> Bool {
    let before = reasons.count
    for guide in checked.guides {
      for outcome in guide.outcomes {
        for finding in outcome.diagnostics where Self.stops(finding) {
          for block in blocks(of: finding, in: outcome.example, of: guide.guide)
          where reasons[block] == nil {
            reasons[block] = finding
          }
        }
      }
    }
    return reasons.count > before
  }

  /// Whether a finding keeps the rest of a program from being checked.
  private static func stops(_ finding: Diagnostic) -> Bool {
    guard finding.severity == .error, !judged.contains(finding.rule) else { return false }
    return ["build.", "dialect.", "run.", "swift."].contains { finding.rule.hasPrefix($0) }
  }

  /// What is said of a program that did what it could.
  private static let judged = ["run.unstable", "swift.not-refused", "swift.refused-otherwise"]

  /// The block that a finding is about; for a line of hidden code in a comment, that line; of a program that fails as a
  /// whole, for instance because a module is missing, all blocks.
  private func blocks(
    of finding: Diagnostic, in example: Example, of guide: Guide
  ) -> [Block] {
    let fences = example.files.flatMap(\.fences)
    let (path, line) = (finding.location.path, finding.location.line)
    let isOfProgram = finding.excerpt == nil && finding.location == example.location
    let fence = fences.last {
      $0.location.path == path && $0.bodyLines.contains(line) && !isOfProgram
    }
    guard let fence else { return fences.map { Self.block(of: $0, in: guide) } }
    let block = Self.block(of: fence, in: guide)
    guard block.path == path else { return [block] }
    let shown = guide.fences.last { $0.location.line == block.line }?.bodyLines
    return [Block(path: path, line: shown?.contains(line) ?? false ? block.line : line)]
  }

  /// Where the guide has a block, which may include a file.
  private static func block(of fence: Fence, in guide: Guide) -> Block {
    let includes = fence.words.contains { $0.name == "from" }
    let own = includes ? guide.fences.first { $0.index == fence.index } : nil
    let place = own?.location ?? fence.location
    return Block(path: place.path, line: place.line)
  }
}

extension LeftOutBlocks {
  /// What was checked without the blocks, with a warning for each block, or for each name that is missing.
  func reported(in checked: CheckedGuides) -> CheckedGuides {
    let fences = Dictionary(
      checked.guides.flatMap { guide in
        guide.guide.fences.map { (Block(path: guide.guide.path, line: $0.location.line), $0) }
      }, uniquingKeysWith: { $1 })
    // What is only tested, no reader sees.
    let shown = reasons.filter { fences[$0.key] != nil }
    var diagnostics = checked.diagnostics
    for index in diagnostics.indices where Self.isMinor(diagnostics[index].rule) {
      diagnostics[index].severity = .warning
    }
    let names = MissingNames(
      reasons: Array(shown.values), leftOut: shown.keys.compactMap { fences[$0] })
    diagnostics += names.findings
    let all = fences.values.count { $0.language == "swift" && !$0.isForm }
    let blocks = ArticleBlocks(
      all: all, compiled: all - shown.count, withMissingNames: names.blockCount)
    if blocks.compiled == 0 && blocks.all > 0 { Self.tellThatNothingCompiles(&diagnostics) }
    return checked.with(diagnostics.inReadingOrder(), articleBlocks: blocks)
  }

  /// Whether DocC says no more than a warning of it, or of results for which nothing is expected.
  static func isMinor(_ rule: String) -> Bool {
    rule == "run.unstable" || rule.hasPrefix("image.") || rule.hasPrefix("link.")
  }

  /// Says why nothing was checked: it is not that there is no code.
  private static func tellThatNothingCompiles(_ diagnostics: inout [Diagnostic]) {
    for index in diagnostics.indices where diagnostics[index].rule == "project.no-example" {
      diagnostics[index].summary = "no block of the catalog compiles"
      diagnostics[index].fix = "name the folders with the modules that it uses with --import-path"
    }
  }
}

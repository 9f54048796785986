import AppleDialect
import Diagnostics
import GuideMarkup

/// Why blocks of articles are left out: what a page doesn't declare is said once for all blocks that use it.
struct MissingNames {
  /// A warning for each name that a page lacks, and for each block that is left out for another reason.
  private(set) var findings: [Diagnostic] = []

  /// How many blocks use a name that their page doesn't declare.
  private(set) var blockCount = 0

  /// The lines of the blocks that are left out and declare a name, by their path and the name.
  private let declaring: [Name: Int]

  private struct Name: Hashable {
    var path: String
    var name: String
  }

  /// - Parameters:
  ///   - reasons: Why each block is left out.
  ///   - leftOut: The blocks.
  init(reasons: [Diagnostic], leftOut: [Fence]) {
    declaring = leftOut.sorted { $0.location > $1.location }.reduce(into: [:]) { found, fence in
      for name in TopLevelStatements(of: fence.text).names {
        let base = String(name.prefix { $0 != "(" })
        found[Name(path: fence.location.path, name: base)] = fence.location.line
      }
    }
    var byName: [Name: [Diagnostic]] = [:]
    var ofPrograms: Set<[String]> = []
    for reason in reasons.inReadingOrder() {
      if reason.excerpt == nil, !reason.notes.isEmpty {
        // All blocks of a program have the same.
        if ofPrograms.insert([reason.location.path] + reason.notes).inserted {
          findings.append(reason.asWarning)
        }
      } else if let name = Self.missingName(in: reason) {
        byName[Name(path: reason.location.path, name: name), default: []].append(reason)
      } else {
        findings.append(reason.asWarning)
      }
    }
    for (name, uses) in byName {
      findings.append(finding(name, uses))
      if declaring[name] == nil { blockCount += uses.count }
    }
  }

  private func finding(_ name: Name, _ uses: [Diagnostic]) -> Diagnostic {
    var finding = uses[0].asWarning
    finding.notes = Self.otherUses(uses)
    if let line = declaring[name] {
      finding.rule = "article.declared-in-left-out"
      finding.summary = "the block that declares `\(name.name)`, on line \(line), does not compile"
      finding.fix = "correct that block"
    } else {
      finding.rule = "article.not-declared"
      finding.summary = "this page does not declare `\(name.name)`"
      finding.fix =
        "declare it in a comment above this block: a line `<!-- reprise: hidden`, a code block, and a line `-->`"
    }
    return finding
  }

  private static func otherUses(_ uses: [Diagnostic]) -> [String] {
    guard uses.count > 1 else { return [] }
    let lines = uses.dropFirst().map { "\($0.location.line)" }.joined(separator: ", ")
    return ["It is also used on \(uses.count == 2 ? "line" : "lines") \(lines)."]
  }

  /// The name in the compiler's message that nothing of this name is in scope.
  private static func missingName(in finding: Diagnostic) -> String? {
    let quoted = finding.summary.split(separator: "'", omittingEmptySubsequences: false)
    guard quoted.count > 1, Self.messages.contains(String(quoted[0])) else { return nil }
    return String(quoted[1])
  }

  private static let messages: Set = ["cannot find ", "cannot find type ", "unknown attribute "]
}

extension Diagnostic {
  fileprivate var asWarning: Diagnostic {
    var warning = self
    warning.severity = .warning
    return warning
  }
}

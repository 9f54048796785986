import Diagnostics
import ExampleRunner
import Foundation

/// The reports of all shares of a project as one: the report of one machine that did all the work.
struct MergedReport {
  /// Why reports are not those of one project's shares.
  enum Fault: Error, Hashable, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    /// The version is nil for a report that has none.
    case otherVersion(path: String, version: Int?)
    case noShare(path: String)
    case differentCounts(paths: [String])
    case differentGuides(paths: [String])
    case differentTools(paths: [String])
    case repeated(share: String)
    case missing(shares: [String])

    var description: String {
      switch self {
      case .unreadable(let path, let reason): "`\(path)` is not a report: \(reason)"
      case .otherVersion(let path, let version):
        "`\(path)` is a report of \(version.map { "version \($0)" } ?? "no version"), and this is "
          + "version \(VerifyReport.currentVersion): make all reports with this tool."
      case .noShare(let path): "`\(path)` is the report of a whole project, not of a share."
      case .differentCounts(let paths):
        "The reports are of different numbers of shares: \(paths.joined(separator: ", "))."
      case .differentGuides(let paths):
        "The reports are not of the same guides, so some may not have been verified: "
          + "\(paths.joined(separator: ", "))."
      case .differentTools(let paths):
        "The reports were made by different builds of this tool, or with different compilers or "
          + "modules: make all of them with the same: \(paths.joined(separator: ", "))."
      case .repeated(let share): "Two reports are of the share \(share)."
      case .missing(let shares):
        "Not everything was verified: there is no report of \(shares.joined(separator: ", "))."
      }
    }
  }

  private(set) var report: VerifyReport

  /// Reads the reports, which `verify --json --shard i/n` wrote.
  init(files: [String]) throws(Fault) {
    var shares: [(shard: Shard, report: VerifyReport)] = []
    for file in files {
      let report = try Self.report(file)
      guard let shard = report.shard.flatMap(Shard.init(argument:)) else {
        throw .noShare(path: file)
      }
      shares.append((shard, report))
    }
    try Self.check(shares.map(\.shard), files)
    guard Set(shares.map(\.report.guidesHash)).count == 1 else {
      throw .differentGuides(paths: files)
    }
    guard Set(shares.map(\.report.toolHash)).count == 1 else {
      throw .differentTools(paths: files)
    }
    shares.sort { $0.shard.number < $1.shard.number }
    report = shares[0].report
    (report.shard, report.toolHash) = (nil, nil)
    for (_, share) in shares.dropFirst() { Self.add(share, to: &report) }
    for index in report.guides.indices {
      report.guides[index].examples.sort { ($0.line, $0.name) < ($1.line, $1.name) }
    }
    sortFindings()
  }

  private static func report(_ file: String) throws(Fault) -> VerifyReport {
    do {
      let data = try Data(contentsOf: URL(filePath: file))
      let version = try JSONDecoder().decode(Versioned.self, from: data).version
      guard version == VerifyReport.currentVersion else {
        throw Fault.otherVersion(path: file, version: version)
      }
      return try JSONDecoder().decode(VerifyReport.self, from: data)
    } catch let fault as Fault {
      throw fault
    } catch {
      throw .unreadable(path: file, reason: FailureReason.text(of: error))
    }
  }

  private struct Versioned: Decodable {
    var version: Int?
  }

  private static func check(_ shards: [Shard], _ files: [String]) throws(Fault) {
    guard let count = shards.first?.count else { throw .missing(shares: ["1/1"]) }
    guard shards.allSatisfy({ $0.count == count }) else { throw .differentCounts(paths: files) }
    var missing = Set(1...count)
    for shard in shards where missing.remove(shard.number) == nil {
      throw .repeated(share: "\(shard.number)/\(count)")
    }
    guard missing.isEmpty else {
      throw .missing(shares: missing.sorted().map { "\($0)/\(count)" })
    }
  }

  private static func add(_ share: VerifyReport, to report: inout VerifyReport) {
    let offset = report.findings.count
    report.findings += share.findings
    report.isolation = min(report.isolation, share.isolation)
    for guide in share.guides {
      let examples = guide.examples.map { example in
        var example = example
        example.findings = example.findings.map { $0 + offset }
        return example
      }
      if let index = report.guides.firstIndex(where: { $0.path == guide.path }) {
        report.guides[index].examples += examples
      } else {
        var guide = guide
        guide.examples = examples
        report.guides.append(guide)
      }
    }
  }

  /// Puts the findings into reading order, and the examples' places in them with it.
  private mutating func sortFindings() {
    let old = report.findings
    let order = old.indices.sorted { first, second in
      let (a, b) = (old[first], old[second])
      return (a.location, b.severity, a.rule, a.summary, first)
        < (b.location, a.severity, b.rule, b.summary, second)
    }
    report.findings = order.map { old[$0] }
    var places = [Int](repeating: 0, count: old.count)
    for (new, index) in order.enumerated() { places[index] = new }
    for guide in report.guides.indices {
      for example in report.guides[guide].examples.indices {
        report.guides[guide].examples[example].findings =
          report.guides[guide].examples[example].findings.map { places[$0] }.sorted()
      }
    }
  }
}

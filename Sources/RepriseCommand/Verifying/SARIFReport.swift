import Diagnostics
import Foundation

/// What is wrong in the form of OASIS's Static Analysis Results Interchange Format, version 2.1.0.
struct SARIFReport {
  private let findings: [Diagnostic]

  init(_ findings: [Diagnostic]) {
    self.findings = findings
  }

  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(log), as: UTF8.self)
    }
  }

  private var log: Log {
    let rules = Set(findings.map(\.rule)).sorted()
    let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
    return Log(runs: [
      Run(
        tool: Tool(driver: Driver(rules: rules.map(Rule.init))),
        results: findings.map { finding in result(finding, ruleIndex: places[finding.rule] ?? 0) })
    ])
  }

  private func result(_ finding: Diagnostic, ruleIndex: Int) -> Outcome {
    let fix = finding.fix.map { ["fix: \($0)"] } ?? []
    let message = [finding.summary] + finding.difference + finding.notes + fix
    let place = finding.location
    let path =
      place.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? place.path
    return Outcome(
      ruleId: finding.rule, ruleIndex: ruleIndex, level: finding.severity.rawValue,
      message: Message(text: DisplayText.lines(message.joined(separator: "\n"))),
      locations: [
        Location(
          physicalLocation: PhysicalLocation(
            artifactLocation: Artifact(uri: path),
            region: Region(startLine: place.line, startColumn: place.column)))
      ])
  }
}

extension SARIFReport {
  private struct Log: Encodable {
    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }

    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]
  }

  private struct Run: Encodable {
    var tool: Tool
    var columnKind = "unicodeCodePoints"
    var results: [Outcome]
  }

  private struct Tool: Encodable {
    var driver: Driver
  }

  private struct Driver: Encodable {
    var name = "reprise"
    var rules: [Rule]
  }

  private struct Rule: Encodable {
    var id: String
  }

  private struct Outcome: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
  }

  private struct Message: Encodable {
    var text: String
  }

  private struct Location: Encodable {
    var physicalLocation: PhysicalLocation
  }

  private struct PhysicalLocation: Encodable {
    var artifactLocation: Artifact
    var region: Region
  }

  private struct Artifact: Encodable {
    var uri: String
  }

  private struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
  }
}

import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import GuideMarkup
import SiteBuilder

/// What was checked and what is wrong, as JSON: the same text for the same results.
struct JSONReport: Encodable {
  private var guides: [Guide]
  private var findings: [Diagnostic]
  private var isolation: Isolation

  private struct Guide: Encodable {
    var name: String
    var examples: [Example]
  }

  private struct Example: Encodable {
    var name: String
    var launches: Int
    var holds: Bool
    var isCompiledOnly: Bool?
    var skipped: String?
  }

  init(_ checked: CheckedGuides, _ diagnostics: [Diagnostic]) {
    guides = checked.guides.map { guide in
      Guide(
        name: guide.guide.name,
        examples: guide.outcomes.map { outcome in
          Example(
            name: outcome.example.name,
            launches: outcome.example.isLaunched ? outcome.example.launches.count : 0,
            holds: !outcome.diagnostics.hasErrors,
            isCompiledOnly: outcome.example.use == .compileOnly ? true : nil,
            skipped: outcome.example.skipReason)
        })
    }
    findings = diagnostics
    isolation = checked.isolation
  }

  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}

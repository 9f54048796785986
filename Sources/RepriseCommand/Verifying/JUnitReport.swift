import Diagnostics
import Foundation
import FoundationXML

/// What was checked as a report of tests: a suite for each guide, a case for each example and one
/// for the guide itself.
struct JUnitReport {
  private let report: VerifyReport

  init(_ report: VerifyReport) {
    self.report = report
  }

  var text: String {
    // A finding may be in an included file; then it is its example's.
    let ofExamples = Set(report.guides.flatMap(\.examples).flatMap(\.findings))
    let rest = report.findings.indices.filter { !ofExamples.contains($0) }
    let byPath = Dictionary(grouping: rest.map { report.findings[$0] }) { $0.location.path }
    var suites = report.guides.map { suite($0, byPath[$0.path] ?? []) }
    let paths = Set(report.guides.map(\.path))
    for (path, found) in byPath.sorted(by: { $0.key < $1.key }) where !paths.contains(path) {
      suites.append(suite(path, [testCase("guide", of: path, found)]))
    }
    let root = element("testsuites", ["name": "reprise"])
    for (name, value) in totals(of: suites.flatMap { $0.elements(forName: "testcase") }) {
      root.addAttribute(attribute(name, value))
    }
    for suite in suites { root.addChild(suite) }
    let document = XMLDocument(rootElement: root)
    document.version = "1.0"
    document.characterEncoding = "UTF-8"
    // A workflow of GitHub that prints the report would take this for a command.
    return document.xmlString(options: .nodePrettyPrint).replacing("##[", with: "#&#35;[")
  }

  private func suite(_ guide: VerifyReport.Guide, _ found: [Diagnostic]) -> XMLElement {
    let cases = guide.examples.map { example in
      let own = example.findings.map { report.findings[$0] }
      let testCase = testCase(example.name, of: guide.path, own)
      if let reason = example.skipped {
        testCase.addChild(element("skipped", ["message": reason]))
      }
      return testCase
    }
    let suite = suite(guide.path, [testCase("guide", of: guide.path, found)] + cases)
    let numbers = [
      ("expectations", guide.examples.reduce(0) { $0 + $1.expectations }),
      ("blocks that are only shown", report.shownBlocks.count { $0.path == guide.path }),
    ]
    .filter { $0.1 > 0 }
    guard !numbers.isEmpty else { return suite }
    let properties = element("properties", [:])
    for (name, value) in numbers {
      properties.addChild(element("property", ["name": name, "value": "\(value)"]))
    }
    suite.insertChild(properties, at: 0)
    return suite
  }

  private func suite(_ name: String, _ cases: [XMLElement]) -> XMLElement {
    let suite = element("testsuite", ["name": name])
    let skipped = cases.count { !$0.elements(forName: "skipped").isEmpty }
    for (name, value) in totals(of: cases) + [("skipped", "\(skipped)")] {
      suite.addAttribute(attribute(name, value))
    }
    for testCase in cases { suite.addChild(testCase) }
    return suite
  }

  /// The counts that a suite, and all of them together, must have.
  ///
  /// There are no errors beside failures: what ends the tool itself writes no report. The report of a second run is the
  /// same, byte for byte, so that it tells no time.
  private func totals(of cases: [XMLElement]) -> [(String, String)] {
    let failures = cases.count { !$0.elements(forName: "failure").isEmpty }
    return [
      ("tests", "\(cases.count)"), ("failures", "\(failures)"), ("errors", "0"), ("time", "0"),
    ]
  }

  /// A case with one failure for all that is wrong with it: many readers of reports show only the first.
  private func testCase(_ name: String, of path: String, _ found: [Diagnostic]) -> XMLElement {
    let testCase = element("testcase", ["classname": path, "name": name, "time": "0"])
    let errors = found.filter { $0.severity == .error }
    guard let first = errors.first else { return testCase }
    let more = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
    let failure = element("failure", ["message": first.summary + more, "type": first.rule])
    failure.stringValue = Self.allowed(
      errors.map { DiagnosticPrinter().text(for: $0) }.joined(separator: "\n\n"))
    testCase.addChild(failure)
    return testCase
  }

  private func element(_ name: String, _ attributes: KeyValuePairs<String, String>) -> XMLElement {
    let element = XMLElement(name: name)
    for (name, value) in attributes { element.addAttribute(attribute(name, value)) }
    return element
  }

  private func attribute(_ name: String, _ value: String) -> XMLNode {
    let node = XMLNode(kind: .attribute)
    node.name = name
    node.stringValue = Self.allowed(value)
    return node
  }

  /// The text without the characters that no XML document may have.
  private static func allowed(_ text: String) -> String {
    String(
      text.unicodeScalars.map { scalar in
        let isAllowed = scalar.value >= 0x20 || scalar == "\n" || scalar == "\t"
        let isNonCharacter = scalar.value & 0xFFFE == 0xFFFE
        return isAllowed && !isNonCharacter ? Character(scalar) : "\u{FFFD}"
      })
  }
}

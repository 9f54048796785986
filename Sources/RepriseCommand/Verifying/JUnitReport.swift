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
    let root = element("testsuites", ["name": "reprise"])
    // A finding may be in an included file; then it is its example's.
    let ofExamples = Set(report.guides.flatMap(\.examples).flatMap(\.findings))
    let rest = report.findings.indices.filter { !ofExamples.contains($0) }
    let byPath = Dictionary(grouping: rest.map { report.findings[$0] }) { $0.location.path }
    for guide in report.guides { root.addChild(suite(guide, byPath[guide.path] ?? [])) }
    let paths = Set(report.guides.map(\.path))
    for (path, found) in byPath.sorted(by: { $0.key < $1.key }) where !paths.contains(path) {
      root.addChild(suite(path, [testCase("guide", of: path, found)]))
    }
    let document = XMLDocument(rootElement: root)
    document.version = "1.0"
    document.characterEncoding = "UTF-8"
    // A workflow of GitHub that prints the report would take this for a command.
    return document.xmlString(options: .nodePrettyPrint).replacing("##[", with: "#&#35;[")
  }

  private func suite(_ guide: VerifyReport.Guide, _ found: [Diagnostic]) -> XMLElement {
    let cases = guide.examples.map { example in
      let own = example.findings.map { report.findings[$0] }
      let testCase = testCase(example.name, of: guide.path, own, expectations: example.expectations)
      if let reason = example.skipped {
        testCase.addChild(element("skipped", ["message": reason]))
      }
      return testCase
    }
    let suite = suite(guide.path, [testCase("guide", of: guide.path, found)] + cases)
    let shown = report.shownBlocks.count { $0.path == guide.path }
    guard shown > 0 else { return suite }
    let properties = element("properties", [:])
    properties.addChild(
      element("property", ["name": "blocks that are only shown", "value": "\(shown)"]))
    suite.insertChild(properties, at: 0)
    return suite
  }

  private func suite(_ name: String, _ cases: [XMLElement]) -> XMLElement {
    let failures = cases.filter { !$0.elements(forName: "failure").isEmpty }.count
    let suite = element(
      "testsuite", ["name": name, "tests": "\(cases.count)", "failures": "\(failures)"])
    for testCase in cases { suite.addChild(testCase) }
    return suite
  }

  /// - Parameter expectations: How many were checked; nil for what expects nothing.
  private func testCase(
    _ name: String, of path: String, _ found: [Diagnostic], expectations: Int? = nil
  ) -> XMLElement {
    let testCase = element("testcase", ["classname": path, "name": name])
    if let expectations { testCase.addAttribute(attribute("assertions", "\(expectations)")) }
    for diagnostic in found where diagnostic.severity == .error {
      let failure = element(
        "failure", ["message": diagnostic.summary, "type": diagnostic.rule])
      failure.stringValue = Self.allowed(DiagnosticPrinter().text(for: diagnostic))
      testCase.addChild(failure)
    }
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

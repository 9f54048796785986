import Diagnostics
import ExampleRunner
import Foundation
import FoundationXML
import GuideExamples
import GuideMarkup
import SiteBuilder

/// What was checked as a report of tests: a suite for each guide, a case for each example and one
/// for the guide itself.
struct JUnitReport {
  private let checked: CheckedGuides
  private let diagnostics: [Diagnostic]

  init(_ checked: CheckedGuides, _ diagnostics: [Diagnostic]) {
    self.checked = checked
    self.diagnostics = diagnostics
  }

  var text: String {
    let root = element("testsuites", ["name": "reprise"])
    var ofGuides = Set<Diagnostic>()
    for guide in checked.guides {
      let found = diagnostics.filter { $0.location.path == guide.guide.path }
      ofGuides.formUnion(found)
      root.addChild(suite(guide, found))
    }
    let rest = Dictionary(grouping: diagnostics.filter { !ofGuides.contains($0) }) {
      $0.location.path
    }
    for (path, found) in rest.sorted(by: { $0.key < $1.key }) {
      root.addChild(suite(path, [testCase("guide", of: path, found)]))
    }
    let document = XMLDocument(rootElement: root)
    document.version = "1.0"
    document.characterEncoding = "UTF-8"
    return document.xmlString(options: .nodePrettyPrint)
  }

  private func suite(_ guide: CheckedGuide, _ found: [Diagnostic]) -> XMLElement {
    let path = guide.guide.path
    var rest = found
    let cases = guide.outcomes.map { outcome in
      let places = Set(outcome.diagnostics.map(Place.init))
      let own = found.filter { places.contains(Place($0)) }
      rest.removeAll { places.contains(Place($0)) }
      let testCase = testCase(outcome.example.name, of: path, own)
      if let reason = outcome.example.skipReason {
        testCase.addChild(element("skipped", ["message": reason]))
      }
      return testCase
    }
    return suite(path, [testCase("guide", of: path, rest)] + cases)
  }

  /// By what a finding is known, however its fix is spelled.
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

  private func suite(_ name: String, _ cases: [XMLElement]) -> XMLElement {
    let failures = cases.filter { !$0.elements(forName: "failure").isEmpty }.count
    let suite = element(
      "testsuite", ["name": name, "tests": "\(cases.count)", "failures": "\(failures)"])
    for testCase in cases { suite.addChild(testCase) }
    return suite
  }

  private func testCase(_ name: String, of path: String, _ found: [Diagnostic]) -> XMLElement {
    let testCase = element("testcase", ["classname": path, "name": name])
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
    for (name, value) in attributes {
      let node = XMLNode(kind: .attribute)
      node.name = name
      node.stringValue = Self.allowed(value)
      element.addAttribute(node)
    }
    return element
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

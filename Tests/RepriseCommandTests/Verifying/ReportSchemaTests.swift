import Foundation
import FoundationXML
import Testing

/// The reports for other programs are what those programs accept.
struct ReportSchemaTests {
  /// Examples that hold, fail twice, are skipped and do not compile, a broken link, and a block that is only shown.
  private static let guide = """
    # Many

    [nowhere](nowhere.md)

    ```swift run
    print("a")  // Prints "a"
    ```

    ```swift run
    print("\\u{1}\\u{7F}\\u{85}\\t<&\\">")  // Prints "no"
    print("c")  // Prints "d"
    ```

    ```swift run skip="later <&"
    print("a")
    ```

    ```swift run
    print(missing)
    ```

    ```swift
    let shown = 1
    ```

    """

  private static let schema = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Schemas/junit.xsd").path

  @Test func validatesAgainstTheSchemaOfJUnitReports() async throws {
    try await GuideProject.with(["a.md": Self.guide, "b.md": SampleGuides.script]) { project in
      let report = try await project.reprise("verify", "--junit").output
      try project.folder.write(report, to: "report.xml")
      let checked = try await project.run(
        "xmllint", ["--noout", "--schema", Self.schema, "report.xml"])
      #expect(checked.exitCode == 0, "\(checked.errors)")
      let root = try #require(XMLDocument(xmlString: report).rootElement())
      let totals = ["tests", "failures", "errors", "time"]
      #expect(totals.map { root.attribute(forName: $0)?.stringValue } == ["7", "3", "0", "0"])
      let first = try #require(root.elements(forName: "testsuite").first)
      #expect(totals.map { first.attribute(forName: $0)?.stringValue } == ["5", "3", "0", "0"])
      #expect(first.attribute(forName: "skipped")?.stringValue == "1")
    }
  }

  @Test func tellsAllThatIsWrongWithAnExampleInOneFailure() async throws {
    try await GuideProject.with(["a.md": Self.guide]) { project in
      let report = try await project.reprise("verify", "--junit").output
      let root = try #require(XMLDocument(xmlString: report).rootElement())
      let cases = root.elements(forName: "testsuite").flatMap { $0.elements(forName: "testcase") }
      let failures = cases[2].elements(forName: "failure")
      #expect(failures.count == 1)
      #expect(
        failures[0].attribute(forName: "message")?.stringValue
          == "the line printed something else (and 1 more)")
      let text = failures[0].stringValue ?? ""
      #expect(text.contains("- no\n") && text.contains("- d\n"))
    }
  }

  @Test func hasNoControlByteInAnnotations() async throws {
    try await GuideProject.with(["a.md": Self.guide]) { project in
      let text = try await project.reprise("verify", "--github").output
      #expect(text.contains("%0A+ \\u{1}\\u{7f}\\u{85}    <&\">"))
      let controls = text.unicodeScalars.filter {
        $0.properties.generalCategory == .control && $0 != "\n"
      }
      #expect(controls.isEmpty)
    }
  }

  @Test func isSARIF() async throws {
    try await GuideProject.with(["odd name.md": Self.guide]) { project in
      let finished = try await project.reprise("verify", "--sarif")
      #expect(finished.exitCode == 1)
      let log = try #require(
        JSONSerialization.jsonObject(with: Data(finished.output.utf8)) as? NSDictionary)
      #expect(log["version"] as? String == "2.1.0")
      #expect(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
      let run = try #require((log["runs"] as? [NSDictionary])?.first)
      let results = try #require(run["results"] as? [NSDictionary])
      let driver = try #require((run["tool"] as? NSDictionary)?["driver"] as? NSDictionary)
      let rules = driver["rules"] as? [NSDictionary] ?? []
      #expect(driver["name"] as? String == "reprise")
      #expect(results.count == 4)
      for result in results {
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      }
      let first = try #require(results.first)
      #expect(first["ruleId"] as? String == "link.no-file")
      #expect(first["level"] as? String == "error")
      let place = (first["locations"] as? [NSDictionary])?.first?["physicalLocation"]
      #expect(
        place as? NSDictionary == [
          "artifactLocation": ["uri": "Content/odd%20name.md"],
          "region": ["startLine": 3, "startColumn": 11],
        ])
      let sound = try await GuideProject.with(guide: SampleGuides.script) { project in
        try await project.reprise("verify", "--sarif")
      }
      #expect(sound.exitCode == 0)
      #expect(sound.output.contains("\"results\" : ["))
    }
  }
}

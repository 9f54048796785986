import Foundation
import FoundationXML
import Testing

/// The reports of `verify` for other programs.
struct VerifyFormatTests {
  /// One expectation that holds and one that does not, with what a report has to escape.
  private static let guide = """
    # Two

    ```swift run
    print("a")  // Prints "a"
    ```

    ```swift run
    print("100% <b>, \\u{1}:")  // Prints "no"
    ```

    """

  private func verify(_ arguments: String...) async throws -> FinishedCommand {
    try await GuideProject.with(["odd,name.md": Self.guide]) { project in
      try await project.reprise(["verify"] + arguments)
    }
  }

  @Test func isJSONWithWhatWasCheckedAndWhatIsWrong() async throws {
    let finished = try await verify("--json")
    #expect(finished.exitCode == 1)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(finished.output.utf8)) as? NSDictionary)
    #expect(
      report["guides"] as? NSArray == [
        [
          "name": "odd,name", "path": "Content/odd,name.md",
          "examples": [
            [
              "name": "run-1", "line": 3, "launches": 1, "expectations": 1, "holds": true,
              "findings": [], "listedExpectations": [listed("a", line: 4, column: 13)],
            ],
            [
              "name": "run-2", "line": 7, "launches": 1, "expectations": 1, "holds": false,
              "findings": [0], "listedExpectations": [listed("no", line: 8, column: 28)],
            ],
          ],
        ]
      ])
    #expect(report["isolation"] as? String == WorkingIsolation.names[0])
    let findings = try #require(report["findings"] as? [NSDictionary])
    #expect(findings.map { $0["rule"] as? String } == ["prints.different"])
    #expect(
      findings.first?["location"] as? NSDictionary
        == ["path": "Content/odd,name.md", "line": 8, "column": 28])
    #expect(
      finished.errors.hasSuffix(
        "1 guide, 2 examples, 2 launches \(WorkingIsolation.text): 1 error\n"))
  }

  private func listed(_ text: String, line: Int, column: Int) -> NSDictionary {
    [
      "location": ["path": "Content/odd,name.md", "line": line, "column": column],
      "text": "Prints \"\(text)\"",
    ]
  }

  @Test func isAPageWithTheDifferences() async throws {
    let finished = try await verify("--html")
    #expect(finished.exitCode == 1)
    #expect(finished.output.hasPrefix("<!doctype html>"))
    #expect(
      finished.output.contains("1 guide, 2 examples, 2 launches \(WorkingIsolation.text): 1 error"))
    #expect(finished.output.contains("<code>Content/odd,name.md:8:28</code>"))
    #expect(finished.output.contains("<del>- no</del>\n<ins>+ 100% &lt;b&gt;, \u{2401}:</ins>"))
    #expect(finished.errors.contains("error: the line printed something else"))
  }

  @Test func isAPageWithThePhonesOfAnAppThatFails() async throws {
    let guide = """
      ---
      sdk: 18
      ---

      # App

      ```swift example=app
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
          label.text = "milk"
          let page = UIViewController()
          page.view.addSubview(label)
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = page
          window?.makeKeyAndVisible()
          return true
        }
      }
      ```

      ```swift launch
      app.enterBackground()
      ```

      ```swift launch
      print("found")  // Prints "lost"
      ```

      """
    try await GuideProject.with(["app.md": guide]) { project in
      let page = try await project.reprise(["verify", "--html"]).output
      #expect(page.contains("<figure class=\"left\" data-launch=\"1\">"))
      #expect(page.contains("aria-label=\"As restored: text “milk”\""))
      let report = try await project.reprise(["verify", "--json"]).output
      #expect(!report.contains("failedScreens"))
    }
  }

  @Test func isJUnitWithACaseAnExample() async throws {
    let finished = try await verify("--junit")
    let document = try XMLDocument(xmlString: finished.output)
    let suites = document.rootElement()?.elements(forName: "testsuite") ?? []
    #expect(suites.map { $0.attribute(forName: "name")?.stringValue } == ["Content/odd,name.md"])
    #expect(suites.first?.attribute(forName: "failures")?.stringValue == "1")
    let cases = suites.flatMap { $0.elements(forName: "testcase") }
    #expect(
      cases.map { $0.attribute(forName: "name")?.stringValue } == ["guide", "run-1", "run-2"])
    #expect(cases.map { $0.elements(forName: "failure").count } == [0, 0, 1])
    let failure = cases[2].elements(forName: "failure").first?.stringValue ?? ""
    #expect(failure.hasPrefix("Content/odd,name.md:8:28: error: "))
    #expect(failure.contains("+ 100% <b>, "))
  }

  @Test func isAnnotationsThatGitHubReads() async throws {
    let finished = try await verify("--github")
    let lines = finished.output.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(
      lines[0].hasPrefix(
        "::error file=Content/odd%2Cname.md,line=8,col=28,title=prints.different::"))
    #expect(lines[0].contains("%0A+ 100%25 <b>, "))
    let sound = try await GuideProject.with(guide: SampleGuides.script) { project in
      try await project.reprise("verify", "--github")
    }
    #expect(sound.exitCode == 0)
    #expect(sound.output == "")
  }

  // GitHub looks for the file of an annotation in the repository's folder.
  @Test func namesFilesFromTheRepositoryOnWhereAWorkflowRunsInAFolderOfIt() async throws {
    try await GuideProject.with(guide: "# A\n\n[b](b.md)\n") { project in
      func file(in workspace: String) async throws -> String? {
        let finished = try await project.reprise(
          "verify", "--allow-empty", "--github", environment: ["GITHUB_WORKSPACE": workspace])
        return finished.output.firstMatch(of: #/file=([^,]*),/#).map { String($0.output.1) }
      }
      let folder = project.folder.path
      let name = URL(filePath: folder).lastPathComponent
      let parent = URL(filePath: folder).deletingLastPathComponent().path
      let places = try await [file(in: folder), file(in: parent), file(in: "\(folder)/Site")]
      #expect(places == ["Content/guide.md", "\(name)/Content/guide.md", "Content/guide.md"])
    }
  }

  // The shares of a project together are what one machine finds, and no example is in two.
  @Test func isDividedAmongMachines() async throws {
    let files = Dictionary(
      uniqueKeysWithValues: (1...6).map { ("guide\($0).md", Self.guide) })
    try await GuideProject.with(files) { project in
      let whole = try await report(project)
      var examples: [String] = []
      var findings: Set<NSDictionary> = []
      for number in 1...3 {
        let share = try await report(project, "--shard", "\(number)/3")
        examples += share.examples
        findings.formUnion(share.findings)
      }
      #expect(examples.sorted() == whole.examples.sorted())
      #expect(findings == Set(whole.findings))
      #expect(whole.findings.count == 6)
    }
  }

  private func report(
    _ project: GuideProject, _ arguments: String...
  ) async throws -> (examples: [String], findings: [NSDictionary]) {
    let finished = try await project.reprise(["verify", "--json"] + arguments)
    let json = try JSONSerialization.jsonObject(with: Data(finished.output.utf8)) as? NSDictionary
    let guides = try #require(json?["guides"] as? [NSDictionary])
    let examples = guides.flatMap { guide in
      (guide["examples"] as? [NSDictionary] ?? []).map { "\(guide["name"]!)#\($0["name"]!)" }
    }
    return (examples, json?["findings"] as? [NSDictionary] ?? [])
  }

  @Test(arguments: ["0/3", "4/3", "1", "a/b", "1/0"])
  func refusesAShareThatThereIsNot(_ share: String) async throws {
    let finished = try await verify("--shard", share)
    #expect(finished.exitCode == 2)
    #expect(finished.errors.contains("'\(share)' is invalid"))
  }
}

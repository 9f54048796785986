import Testing

/// Pages of tutorials in steps: `changes=`, and DocC's tutorials.
@Suite struct StepTests {
  private static let delegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {}

    """

  @Test func aPageMarksWhatAStepAddsAndWhatItNoLongerHas() async throws {
    let guide = """
      # Steps

      ```swift example=one
      \(Self.delegate)```

      ```swift example=one file=Note.swift
      struct Note {
        var text = ""
        var date = 1
        func open() {}
        func close() {}
      }
      ```

      ```swift example=two changes=one file=Note.swift
      struct Note {
        var text = ""
        var day = 2
        func open() {}
        func close() {}
      }
      ```

      ```swift launch
      print(Note().day)  // Prints "2"
      ```

      """
    try await GuideProject.with(guide: guide) { project in
      try project.looks.write("sdk: 18\n", to: "site.yaml")
      let built = try await project.reprise("build", "--no-types")
      #expect(built.findings == "")
      let page = try project.site.text("guide.html")
      let step = try #require(page.split(separator: "<figure").last { $0.contains("struct") })
      #expect(
        step.contains(
          "<del class=\"removed gone\">  <s><span class=ck>var</span> date = <span class=cn>1</span></s></del>"
            + "<ins class=added>  <span class=ck>var</span> day = <span class=cn>2</span></ins>"))
      #expect(step.ranges(of: "<ins").count == 1)
    }
  }

  @Test func aTutorialShowsItsStepsAndCompilesTheirCode() async throws {
    let tutorial = """
      @Tutorial(time: 5) {
        @Intro(title: "Lend a book") {
          Books go out.
        }
        @Section(title: "Write the loan") {
          @Steps {
            @Step {
              Create it.
              @Code(name: "Loan.swift", file: "loan-01.swift")
            }
            @Step {
              Add the reader.
              @Code(name: "Loan.swift", file: "loan-02.swift")
            }
            @Step {
              And the settings.
              @Code(name: "Settings", file: "settings.yaml")
            }
          }
        }
      }

      """
    let files = [
      "Lend.tutorial": tutorial,
      "Resources/loan-01.swift": "struct Loan {\n  var book = 1\n}\nlet loan = Loan()\n",
      "Resources/loan-02.swift":
        "struct Loan {\n  var book = 1\n  var reader: Int = \"a\"\n}\nlet loan = Loan()\n",
      "Resources/settings.yaml": "days: 14\n",
    ]
    try await GuideProject.with(files) { project in
      let verified = try await project.reprise("verify", "--dialect", "docc")
      // The second step is not Swift, and no line of the first is blamed for it.
      #expect(
        verified.findings.hasPrefix(
          "Content/Resources/loan-02.swift:3:21: warning: cannot convert value of type 'String'"))
      #expect(verified.output.hasSuffix("; 1 of 2 blocks compile\n"))
      let built = try await project.reprise("build", "--dialect", "docc", "--no-types")
      #expect(built.exitCode == 0)
      let page = try project.site.text("Lend.html")
      #expect(page.contains(">Lend a book<"))
      #expect(page.contains("<strong>Step 2.</strong>"))
      #expect(page.contains("<ins class=added>"))
      #expect(page.contains("days: 14"))
    }
  }

  @Test func anArticleAndATutorialOfOneNameAreAnError() async throws {
    try await GuideProject.with([
      "A.md": "# A\n\n```swift\nlet a = 1\n```\n", "A.tutorial": "@Tutorial {\n}\n",
    ]) { project in
      let verified = try await project.reprise("verify", "--dialect", "docc")
      #expect(
        verified.findings.hasPrefix(
          "Content/A.tutorial:1:1: error: the page of this file would have the address of that of `Content/A.md`"
        ))
    }
  }
}

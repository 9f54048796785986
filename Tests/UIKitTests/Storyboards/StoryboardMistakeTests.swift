import Diagnostics
import RunRecord
import Testing

/// What a storyboard that does not fit the app leads to.
@Suite struct StoryboardMistakeTests {
  private func program(
    _ attributes: String, _ connections: String = "",
    code: String = "class Page: UIViewController {}"
  ) -> AppProgram {
    AppProgram(
      storyboard: Storyboard.text(
        initial: "page",
        """
        <viewController id="page" \(attributes) sceneMemberID="viewController">
            \(Storyboard.view("view", Storyboard.label("label", "Text")))
            <connections>\(connections)</connections>
        </viewController>
        """), code: code, launches: [""])
  }

  @Test func trapsForAnOutletThatDoesNotExist() async throws {
    let termination = try await program(
      Storyboard.custom("Page"), #"<outlet property="nothing" destination="label" id="o"/>"#
    ).termination()
    #expect(
      "\(termination)".contains(
        "this class is not key value coding-compliant for the key nothing"))
  }

  @Test func goesOnWithoutAClassThatDoesNotExist() async throws {
    let (record, findings) = try await program(Storyboard.custom("Nobody")).runWithFindings()
    #expect(
      record.launches[0].decisions.contains {
        $0.contains("Unknown class Nobody in Interface Builder file.")
      })
    #expect(findings.map(\.summary) == ["the example has no class `Nobody`"])
    #expect(findings.map(\.location.line) == [11])
  }

  @Test func isToldOfWhatIsWrongInTheFile() async throws {
    let outlet = try await program(
      Storyboard.custom("Page"), #"<outlet property="nothing" destination="label" id="o"/>"#
    ).runWithFindings().findings
    #expect(outlet.contains { $0.summary == "`Page` has no outlet `nothing`" })
    let reference = try await program(
      Storyboard.custom("Page"), #"<outlet property="view" destination="nobody" id="o"/>"#
    ).findings()
    #expect(reference.map(\.summary) == ["nothing in `Main.storyboard` has the id `nobody`"])
    let malformed = try await program("<").findings()
    #expect(malformed.map(\.summary) == ["`Main.storyboard` is not well-formed XML"])
    #expect(malformed.map(\.location.line) == [11])
  }

  // As Xcode's template of the initialiser does.
  @Test func trapsInAnInitialiserThatIsNotImplemented() async throws {
    let termination = try await program(
      Storyboard.custom("Page"),
      code: """
        class Page: UIViewController {
          let text: String
          init(text: String) { self.text = text; super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        }
        """
    ).termination()
    #expect("\(termination)".contains("init(coder:) has not been implemented"))
  }
}

import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord
import SiteModel
import Testing

@Suite("A page as Markdown")
struct GuideMarkdownTests {
  @Test("Begins with the title and the summary, wherever the author wrote them")
  func head() throws {
    let expected = "# Tabs\n\n> Two of them.\n\nText.\n"
    #expect(
      try markdown("---\ntitle: Tabs\nsummary: Two of them.\n---\n\nText.\n") == expected)
    #expect(try markdown("---\nsummary: Two of them.\n---\n\n# Tabs\n\nText.\n") == expected)
    #expect(try markdown("---\nsummary: Two of them.\n---\nTabs\n====\nText.\n") == expected)
    #expect(try markdown("## Not the title\n") == "# guide\n\n## Not the title\n")
  }

  @Test("Shows code without the words for the tool, and leaves out what is hidden")
  func code() throws {
    let source = """
      # T

      ```swift example=a file=Greeting.swift
      print(1)
      ```

      ```swift hidden
      print(2)
      ```

      Behind.
      """
    let text = try markdown(source)
    #expect(
      text == """
        # T

        ```swift title="Greeting.swift"
        print(1)
        ```

        Behind.

        """)
  }

  @Test("Puts what happened behind the last fence of an example, in a list with its indentation")
  func run() throws {
    let source = """
      # T

      - First:

        ~~~swift run
        print("`")
        ~~~

        More.
      """
    let launch = LaunchRecord(
      number: 1, events: [], output: "`\n```\n", termination: .exited(status: 0), archive: .none)
    let text = try markdown(
      source, runs: ["run-1": RunRecord(example: "run-1", launches: [launch])])
    #expect(
      text == """
        # T

        - First:

          ```swift
          print("`")
          ```

          What happened in `run-1`:

          ````text title="Printed"
          `
          ```
          ````

          More.

        """)
  }

  @Test("Shows of an app its trace, its output and its archive, and the archive once")
  func app() throws {
    let source = """
      # T

      ```swift example=tabs
      @main class AppDelegate {}
      ```

      ```swift example=tabs launch
      app.enterBackground()
      ```

      ```swift example=tabs launch
      ```
      """
    let text = try markdown(source, runs: ["tabs": SampleRun.record])
    #expect(text.contains("What happened in `tabs`, launch 2:\n\n```text title=\"Trace\"\nlaunch"))
    #expect(text.contains("```text title=\"Printed\"\nsaving\n```"))
    #expect(text.contains("[View Controller] Tabs (Class: UITabBarController)"))
    #expect(text.contains("\nThe archive is the one from the launch before.\n"))
    #expect(text.hasSuffix("\nThe end: the system ended the process.\n"))
    #expect(text.matches(of: /title="Archive"/).count == 1)
  }

  @Test("Holds a result of a guide once: where its author put it")
  func results() throws {
    let source = """
      # T

      ```swift run
      print(1)
      ```

      ```output
      1
      ```
      """
    let launch = LaunchRecord(
      number: 1, events: [], output: "1\n", termination: .exited(status: 0), archive: .none)
    let text = try markdown(
      source, runs: ["run-1": RunRecord(example: "run-1", launches: [launch])])
    #expect(
      text == """
        # T

        ```swift
        print(1)
        ```

        ```text title="output of run-1"
        1
        ```

        """)
  }

  private func markdown(_ text: String, runs: [String: RunRecord] = [:]) throws -> String {
    let guide = try #require(
      GuideParser.parse(text, path: "Content/guide.md", name: "guide").guide)
    let extracted = ExampleExtractor.extract(from: guide)
    return PageBuilder.page(for: guide, examples: extracted.examples, runs: runs).markdown
  }
}

import Testing

/// A link or an image of a guide leads to something, or is found at its place.
struct LinkTests {
  /// Verifies a project with this text in the guide `folder/guide`, beside `other` above it.
  private func verify(_ text: String) async throws -> FinishedCommand {
    let files = [
      "folder/guide.md": SampleGuides.script + text + "\n\n## Über uns\n",
      "other.md": "# Other\n\n> ## In a quote\n", "data/my file.txt": "",
      "folder/picture.svg":
        #"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#,
    ]
    return try await GuideProject.with(files) { try await $0.reprise("verify") }
  }

  @Test func acceptsWhatIsThere() async throws {
    let verified = try await verify(
      """
      [a](../other.md) [b](../other.md#in-a-quote) [c](#über-uns) [d](#%C3%BCber-uns)
      [e](/other.md#other "Title") [f](<../data/my file.txt>) [g](../data/my%20file.txt?x=1)
      ![h](picture.svg) ![i](./picture.svg) [j](https://example.org/none) [k](mailto:a@b.c)
      [l][ref] [m](guide.md#script) [n](#run.run-1)

      [ref]: ../other.md#other

      `[no](link.md)`
      """)
    #expect(verified.findings == "")
    #expect(verified.exitCode == 0)
  }

  @Test func findsWhatIsNotThere() async throws {
    let verified = try await verify(
      """
      | é | ![h](pictures.svg) |
      |---|---|
      | 1 | **[x](../othr.md)** |

      > - See [ref] or [out](../../README.md "Out").

      [ref]: ../other.md#in-a-quot
      """)
    #expect(verified.exitCode == 1)
    #expect(
      verified.findings == """
        Content/folder/guide.md:6:12: error: `folder/pictures.svg` is not in the content folder \
        [image.no-file]
            6 | | é | ![h](pictures.svg) |
              |            ^~~~~~~~~~~~
            fix: did you mean `folder/picture.svg`?

        Content/folder/guide.md:8:13: error: `othr.md` is not in the content folder [link.no-file]
            8 | | 1 | **[x](../othr.md)** |
              |             ^~~~~~~~~~
            fix: did you mean `other.md`?

        Content/folder/guide.md:10:24: error: the address leads out of the content folder \
        [link.outside]
            10 | > - See [ref] or [out](../../README.md "Out").
               |                        ^~~~~~~~~~~~~~~

        Content/folder/guide.md:12:8: error: `other.md` has no heading with the anchor \
        `#in-a-quot` [link.no-anchor]
            12 | [ref]: ../other.md#in-a-quot
               |        ^~~~~~~~~~~~~~~~~~~~~
            fix: did you mean `#in-a-quote`?


        """)
  }

  // How many events there are is only known when the example has run.
  @Test func findsExamplesThatAreNotThere() async throws {
    let verified = try await verify(
      "[a](#run.run-1.1.e2) [b](guide.md#run.rn-1.1.e2) [c](#what-if.run-1.A)")
    #expect(
      verified.findings == """
        Content/folder/guide.md:6:26: error: no example of the guides has the anchor \
        `#run.rn-1.1.e2` [link.no-anchor]
            6 | [a](#run.run-1.1.e2) [b](guide.md#run.rn-1.1.e2) [c](#what-if.run-1.A)
              |                          ^~~~~~~~~~~~~~~~~~~~~~
            fix: did you mean `#run.run-1.1.e2`?


        """)
  }

  @Test func findsEveryUseOfAnAddress() async throws {
    let verified = try await verify("[a](no.md) and [b](no.md)\n\n[c](no.md)")
    let places = verified.findings.matches(of: #/guide\.md:(\d+:\d+): error/#).map { $0.1 }
    #expect(places == ["6:5", "6:20", "8:5"])
  }

  @Test func reportsAnAddressThatTheSourceWritesInAnotherWay() async throws {
    let verified = try await verify("[a](no&amp;thing.md)")
    #expect(
      verified.findings == """
        Content/folder/guide.md:1:1: error: `folder/no&thing.md` is not in the content folder \
        [link.no-file]
            note: The link leads to `no&thing.md`.


        """)
  }

  @Test(arguments: ["skip=\"later\"", "compile-only", "fails=\"cannot find\""])
  func findsLinksToTheRunOfAnExampleThatIsNotRun(_ words: String) async throws {
    try await GuideProject.with(
      guide: "# Guide\n\nSee [the run](#run.run-1).\n\n```swift run \(words)\nlet a = b\n```\n"
    ) { project in
      let findings = try await project.reprise("verify").findings
      #expect(
        findings.contains("no example of the guides has the anchor `#run.run-1`"), "\(findings)")
    }
  }

  @Test func saysOnceThatAnExampleCannotBeRead() async throws {
    try await GuideProject.with(
      guide: """
        # Guide

        See [the run](#run.app).

        ```swift example=app from=no.swift
        ```

        """
    ) { project in
      let result = try await project.reprise("verify")
      #expect(result.exitCode == 1)
      let told = result.output + result.errors
      #expect(!told.contains("no-anchor") && told.ranges(of: ": error: ").count == 1, "\(told)")
    }
  }
}

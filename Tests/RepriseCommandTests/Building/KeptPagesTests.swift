import ExampleRunner
import Foundation
import Testing

/// Pages are kept from build to build, each for as long as nothing has changed that it is made of.
@Suite("Kept pages")
struct KeptPagesTests {
  private static let files = [
    "index.md": "# Home\n\nSee [the app](app.md#again).\n",
    "app.md": """
    # An app

    It counts to {{run-1.count}}.

    ```swift run
    let count = 1 + 1  // => 2
    print("one")  // Prints "one"
    print("b")  // what-if: print("c")
    ```

    ## Again

    Text.

    """,
    "elsewhere.md": """
    # What came of it

    ```output of=app#run-1
    one
    b
    ```

    """,
    "included.md": "# Included\n\n```swift run from=\"code/the 수.swift\"\n```\n",
    "code/the 수.swift": "func 수() -> Int { 1 }\nprint(수(), \"included\")\n",
    "link.md": "# Link\n\nIt leads to [a heading](app.md#again), and says what a launch is.\n",
    "glossary.md": "# Glossary\n\n## Launch\n\nA start.\n",
    "ko/app.md": "# 앱\n\n```swift of=app#run-1\n```\n\n## 다시\n\n글.\n",
  ]

  /// A guide of which the list of callbacks says something.
  private static let appGuide =
    "# An app\n\n```swift example=app\n\(SampleGuides.appCode)\n```\n\n```swift launch\n```\n"

  /// What is done to a file of the project.
  fileprivate struct Edit {
    var name: String
    var path: String

    /// The new text for the old one; nil where the file is to go.
    var change: (String) -> String?
  }

  private static func replacing(_ path: String, _ old: String, _ new: String) -> Edit {
    Edit(name: "\(path): \(old) → \(new)", path: path) { $0.replacing(old, with: new) }
  }

  /// First those that leave the other pages as they are.
  private static var edits: [Edit] {
    [
      replacing("Content/link.md", "says", "tells"),
      replacing("Content/code/the 수.swift", "included", "counted"),
      replacing("Content/app.md", "print(\"b\")  // what-if: print(\"c\")", "print(\"b\")"),
      replacing("Content/app.md", "1 + 1  // => 2", "1 + 2  // => 3"),
      replacing("Content/ko/app.md", "글", "글월"),
      replacing("Content/app.md", "Text.", "Words."),
      replacing("Content/calls.md", "# An app", "# An app\n\nIt starts twice."),
      replacing("Content/calls.md", "launch\n```\n", "launch\n```\n\n```swift launch\n```\n"),
      replacing("Content/index.md", "See", "1. It stops: [see](app.md)\n\nSee"),
      replacing("Content/app.md", "## Again", "## Before\n\n## Again"),
      replacing("Content/glossary.md", "## Launch", "## A heading"),
      replacing("Content/link.md", "# Link", "# A link"),
      Edit(name: "a summary", path: "Content/link.md") { "---\nsummary: A summary.\n---\n" + $0 },
      replacing("Site/site.yaml", "sdk: 18", "sdk: 18\ntitle: A site"),
      replacing("Site/templates/page.mustache", "</main>", "<p>Below.</p></main>"),
      Edit(name: "one guide less", path: "Content/glossary.md") { _ in nil },
      Edit(name: "one guide more", path: "Content/more.md") { _ in "# More\n\nMore.\n" },
    ]
  }

  @Test("Make the site that a build without them makes, whatever is edited")
  func edits() async throws {
    try await Self.project(Self.files.merging(["calls.md": Self.appGuide]) { $1 }) { project in
      let clean = try project.withOwnCache("clean-cache")
      try await Self.build(project)
      for edit in Self.edits {
        try edit.make(in: project.folder)
        try await Self.build(project)
        try? FileManager.default.removeItem(atPath: "\(clean.cache.path)/pages")
        let built = try await clean.reprise("build", "--output", "_clean")
        try #require(built.exitCode == 0, "\(built.errors)")
        let (old, new) = (try project.site.files(), try project.folder("_clean").files())
        #expect(old.keys.sorted() == new.keys.sorted(), "\(edit.name)")
        #expect(old.filter { new[$0.key] != $0.value }.keys.sorted() == [], "\(edit.name)")
      }
    }
  }

  @Test("Spare the next build the runs of all examples whose guides are as they were")
  func spareRuns() async throws {
    // The translation has a finding: it does not say of which text it is.
    try await Self.project(Self.files.filter { !$0.key.hasPrefix("ko/") }) { project in
      #expect(try await Self.build(project).errors.contains("examples 2/2"))
      let again = try await Self.build(project)
      #expect(!again.errors.contains("examples"))
      #expect(again.output.hasPrefix("6 guides, 2 examples, 2 launches, 1 variant in "))
      try project.content.write("print(\"more\")\n", to: "code/the 수.swift")
      #expect(try await Self.build(project).errors.contains("examples 1/1"))
      // The page elsewhere shows what came of the app's example.
      try Self.replacing("Content/elsewhere.md", "# What", "# All that").make(in: project.folder)
      #expect(try await Self.build(project).errors.contains("examples 2/2"))
    }
  }

  @Test("Are not even looked at where nothing has changed, and the site is as it was written")
  func nothingChanged() async throws {
    try await Self.project(["index.md": "# Home\n\n```swift run\nprint(1)\n```\n"]) { project in
      try await Self.build(project)
      // What the first build wrote may yet change without a sign of it.
      try await Task.sleep(for: .seconds(3.5))
      #expect(try await Self.build(project).errors.contains("examples 1/1"))
      let site = try project.site.files()
      let again = try await Self.build(project)
      #expect(!again.errors.contains("examples"))
      #expect(again.output.hasPrefix("1 guide, 1 example, 1 launch in 0."))
      try project.site.write("something else", to: "index.html")
      try await Self.build(project)
      #expect(try project.site.files() == site)
      try FileManager.default.removeItem(atPath: project.site.path)
      try await Self.build(project)
      #expect(try project.site.files() == site)
    }
  }

  @Test("Link to a term whose heading has a value, as the value is")
  func valueInHeading() async throws {
    let files = [
      "index.md": "# Home\n",
      "glossary.md": """
      # Glossary

      ```swift run
      let word = 12  // => 12
      ```

      ## Rule {{run-1.word}}

      Text.

      """,
      "link.md": "# Link\n\nIt is rule 12, and there is a rule 34.\n",
    ]
    try await Self.project(files) { project in
      try await Self.build(project)
      let before = try project.site.text("link.html")
      try Self.replacing("Content/glossary.md", "12", "34").make(in: project.folder)
      try await Self.build(project)
      #expect(try project.site.text("link.html") != before)
    }
  }

  @Test("Lead to a list that the site has since another page was written")
  func lists() async throws {
    let files = ["index.md": "# Home\n", "page.md": "# Page\n", "empty.md": "# Empty\n"]
    try await Self.project(files) { project in
      try await Self.build(project, "--allow-empty")
      #expect(try !project.site.text("page.html").contains("callbacks.html"))
      try project.content.write(Self.appGuide, to: "empty.md")
      try await Self.build(project)
      #expect(try project.site.text("page.html").contains("callbacks.html"))
    }
  }

  @Test("Are named by the lists as before, after another page was edited")
  func namesInLists() async throws {
    let files = ["index.md": "# Home\n", "app.md": Self.appGuide, "page.md": "# Page\n\nText.\n"]
    try await Self.project(files) { project in
      try await Self.build(project, "--types")
      let lists = try ["callbacks.html", "api.html"].map { try project.site.text($0) }
      #expect(lists.allSatisfy { $0.contains("href=app.html#") })
      try Self.replacing("Content/page.md", "Text", "Words").make(in: project.folder)
      #expect(try await !Self.build(project, "--types").errors.contains("examples"))
      #expect(try ["callbacks.html", "api.html"].map { try project.site.text($0) } == lists)
    }
  }

  @Test("Spare the next build the lists, until a page says something else that they show")
  func keptLists() async throws {
    let files = ["index.md": "# Home\n", "app.md": Self.appGuide, "page.md": "# Page\n\nText.\n"]
    try await Self.project(files) { project in
      try await Self.build(project)
      let cache = project.cache("pages")
      let list = try #require(CheckedFile.content(of: try cache.data("lists-en.lists")))
      // As long as before, and with the checksum of what it is now.
      let marked = String(decoding: list, as: UTF8.self).replacing("</main>", with: "</MAIN>")
      try cache.write(CheckedFile.data(of: Data(marked.utf8)), to: "lists-en.lists")
      try Self.replacing("Content/page.md", "Text", "Words").make(in: project.folder)
      try await Self.build(project)
      #expect(try project.site.text("callbacks.html").contains("</MAIN>"))
      // The search has the new word.
      #expect(
        try project.site.files().values.contains {
          String(decoding: $0, as: UTF8.self).contains("\"words\":[")
        })
      try project.content.write(Self.appGuide + "\n```swift launch\n```\n", to: "app.md")
      try await Self.build(project)
      #expect(try !project.site.text("callbacks.html").contains("</MAIN>"))
    }
  }

  @Test("Are made again where a file of theirs is damaged", arguments: [0, 20, 400, -1])
  func damage(_ place: Int) async throws {
    try await Self.project { project in
      try await Self.build(project)
      let before = try project.site.files()
      for name in try project.cache("pages").names() where name != "frame" {
        var data = try project.cache("pages").data(name)
        data[place < 0 ? data.count - 1 : place] ^= 1
        try project.cache("pages").write(data, to: name)
      }
      #expect(try await Self.build(project).errors.contains("examples 2/2"))
      #expect(try project.site.files() == before)
    }
  }

  @Test("Are not kept if the guide has a finding")
  func findings() async throws {
    try await Self.project { project in
      let first = try await Self.build(project)
      let second = try await Self.build(project)
      #expect(first.findings.contains("warning: "))
      #expect(first.findings == second.findings)
    }
  }

  /// A project with these files and looks of its own, in which nothing was written a moment ago.
  private static func project(
    _ files: [String: String] = files, _ body: (GuideProject) async throws -> Void
  ) async throws {
    try await GuideProject.with(files) { project in
      let project = try project.withOwnCache()
      try project.copyLooks()
      try project.looks.write("sdk: 18\nlanguages: [en, ko]\n", to: "site.yaml")
      // A file counts as being written for three seconds.
      try await Task.sleep(for: .seconds(3.5))
      try await body(project)
    }
  }

  @discardableResult
  private static func build(
    _ project: GuideProject, _ options: String...
  ) async throws -> FinishedCommand {
    let built = try await project.reprise(["build"] + options)
    try #require(built.exitCode == 0, "\(built.errors)")
    return built
  }
}

extension KeptPagesTests.Edit {
  fileprivate func make(in folder: Folder) throws {
    let old = FileManager.default.contents(atPath: "\(folder.path)/\(path)")
    let text = old.map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard let new = change(text) else {
      return try FileManager.default.removeItem(atPath: "\(folder.path)/\(path)")
    }
    try #require(new != text, "\(name) changes nothing")
    try folder.write(new, to: path)
  }
}

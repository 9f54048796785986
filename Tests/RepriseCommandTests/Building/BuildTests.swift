import ExampleRunner
import Foundation
import Testing

struct BuildTests {
  private static let files = [
    "first.md": SampleGuides.script, "folder/second.md": SampleGuides.script,
  ]

  @Test func writesAPageForEachGuideAndTheirList() async throws {
    try await GuideProject.with(Self.files) { project in
      let built = try await project.reprise("build")
      #expect(built.exitCode == 0)
      #expect(built.findings == "")
      #expect(
        built.output.wholeMatch(
          of: #/2 guides, 2 examples, 2 launches in \d+\.\d s: _site/index\.html\n/#) != nil)
      let files = try project.site.files()
      #expect(
        files.keys.filter { !$0.hasPrefix("search/") }.sorted() == [
          ".reprise", "404.html", "first.html", "first.md", "folder/second.html",
          "folder/second.md", "index.html", "llms-full.txt", "llms.txt",
          "script.js", "style.css",
        ])
      let index = try project.site.text("index.html")
      #expect(index.contains("<a href=first.html>"))
      #expect(index.contains("<a href=folder/second.html>"))
    }
  }

  @Test func copiesEveryOtherFileToItsPlace() async throws {
    var files = Self.files
    files["first.md"] =
      SampleGuides.script + "\n![A dot](images/a%20dot.png) [Data](folder/data.json)\n"
    try await GuideProject.with(files) { project in
      let image = Data((0...255).map { UInt8($0) })
      try project.content.write(image, to: "images/a dot.png")
      try project.content.write("{}", to: "folder/data.json")
      try project.content.write("", to: ".hidden/secret")
      try project.content.write("", to: "folder/second.md~")
      let built = try await project.reprise("build")
      #expect(built.exitCode == 0)
      #expect(try project.site.data("images/a dot.png") == image)
      #expect(try project.site.text("folder/data.json") == "{}")
      let names = try project.site.files().keys
      #expect(!names.contains { $0.contains("secret") || $0.hasSuffix("~") })
    }
  }

  // Reviewers of a pull request read its Markdown.
  @Test func warnsOfFilesThatRunInTheReadersBrowser() async throws {
    try await GuideProject.with(Self.files) { project in
      for name in ["a.HTML", "folder/b.js", "c.json", "folder.js/d.png", ".js"] {
        try project.content.write("", to: name)
      }
      let built = try await project.reprise("build")
      #expect(built.exitCode == 0)
      #expect(
        built.findings == """
          Content/a.HTML:1:1: warning: the site will serve this file, and browsers run its scripts as the \
          site's own [asset.runs-code]
              fix: remove the file, or review it as code

          Content/folder/b.js:1:1: warning: the site will serve this file, and browsers run its scripts \
          as the site's own [asset.runs-code]
              fix: remove the file, or review it as code


          """)
      #expect(try await project.reprise("verify", "--warnings-as-errors").exitCode == 1)
    }
  }

  @Test func refusesAGuideInThePlaceOfAList() async throws {
    let names = ["api", "topics", "ko/api", "ko/callbacks", "ko/topics"]
    let guides = names.map { ("\($0).md", "# A page\n") }
    let files = Self.files.merging(guides) { $1 }
    try await GuideProject.with(files) { project in
      try project.looks.write("languages: [en, ko]\n", to: "site.yaml")
      let findings = try await project.reprise("build").findings
      for name in names {
        #expect(
          findings.contains(
            """
            Content/\(name).md:1:1: error: a guide cannot be called `\(name)`: the site has a page of that \
            name [guide.reserved-name]
            """))
      }
    }
  }

  @Test func refusesAFileInThePlaceOfAPage() async throws {
    try await GuideProject.with(Self.files) { project in
      for name in ["first.html", "style.css", "index.html/picture.png", "other.png"] {
        try project.content.write("", to: name)
      }
      let built = try await project.reprise("build")
      #expect(built.exitCode == 1)
      #expect(built.output == "Nothing written: 3 errors.\n")
      #expect(
        built.findings == """
          Content/first.html:1:1: error: the file cannot be copied: the site writes a file or folder \
          `first.html` of its own [asset.taken-name]
              fix: rename the file

          Content/index.html/picture.png:1:1: error: the file cannot be copied: the site writes a file or \
          folder `index.html` of its own [asset.taken-name]
              fix: rename the folder `index.html`

          Content/style.css:1:1: error: the file cannot be copied: the site writes a file or folder \
          `style.css` of its own [asset.taken-name]
              fix: rename the file


          """)
    }
  }

  @Test func namesNoPlaceOfTheMachineItWasBuiltOn() async throws {
    try await GuideProject.with(["app.md": SampleGuides.app, "b.md": SampleGuides.script]) {
      project in
      try await project.reprise("accept", "--all")
      #expect(try await project.reprise("build").exitCode == 0)
      let folders = [
        project.folder.path, project.cache.path, NSTemporaryDirectory(), NSHomeDirectory() + "/",
        "/tmp/", "/home/", "/root", FileManager.default.currentDirectoryPath,
        ProcessInfo.processInfo.hostName + "\"",
      ]
      for (name, data) in try project.site.files() {
        let text = String(decoding: data, as: UTF8.self)
        for folder in folders { #expect(!text.contains(folder), "\(name) names \(folder)") }
      }
    }
  }

  @Test func writesTheSameBytesInAnotherFolderWithAnotherCache() async throws {
    let files = Self.files.merging([
      "app.md": SampleGuides.app, "what-if.md": MatrixTests.guide(),
    ]) { $1 }
    let sites = try await [false, true].asyncMap { isFresh in
      try await GuideProject.with(files) { project in
        let project = isFresh ? try project.withOwnCache() : project
        try await project.reprise("accept", "--all")
        #expect(try await project.reprise("build", "--types").exitCode == 0)
        return try project.site.files()
      }
    }
    #expect(sites[0].count > 12)
    #expect(sites[0] == sites[1])
  }

  @Test func tellsWhatNamesStandForUnlessItIsToldNotTo() async throws {
    try await GuideProject.with(["guide.md": SampleGuides.script]) { project in
      for (flags, tells) in [([], true), (["--no-types"], false), (["--types"], true)] {
        let built = try await CommandSlots.shared.withOne {
          let arguments = ["build", "--cache", project.cache.path] + flags
          return try await project.start(arguments, withFolders: false).finished()
        }
        #expect(built.exitCode == 0 && built.findings == "")
        let names = try project.site.files()["names/guide.js"] ?? Data()
        #expect(String(decoding: names, as: UTF8.self).contains("func print(") == tells)
        #expect(try project.site.text("guide.html").contains("data-names=") == tells)
      }
    }
  }

  @Test func leavesTheOldSiteWhereAGuideIsWrong() async throws {
    try await GuideProject.with(Self.files) { project in
      try await project.reprise("build")
      let before = try project.site.states()
      try project.content.write("```swift run\nbroken\n```\n", to: "first.md")
      let built = try await project.reprise("build")
      #expect(built.exitCode == 1)
      #expect(built.output == "Nothing written: 1 error.\n")
      #expect(built.findings.hasPrefix("Content/first.md:2:1: error: "))
      #expect(try project.site.states() == before)
      #expect(try project.folder.names() == ["Content", "Site", "_site"])
    }
  }

  @Test func removesThePageOfAGuideThatIsGone() async throws {
    try await GuideProject.with(Self.files) { project in
      try await project.reprise("build")
      try FileManager.default.removeItem(atPath: project.content("folder").path)
      #expect(try await project.reprise("build").exitCode == 0)
      #expect(
        try project.site.files().keys.filter { !$0.hasPrefix("search/") }.sorted()
          == [
            ".reprise", "404.html", "first.html", "first.md", "index.html", "llms-full.txt",
            "llms.txt", "script.js", "style.css",
          ])
      #expect(try project.folder.names() == ["Content", "Site", "_site"])
    }
  }
}

extension Sequence {
  /// One after the other.
  fileprivate func asyncMap<Result>(
    _ transform: (Element) async throws -> Result
  ) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}

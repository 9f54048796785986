import Foundation
import Testing

struct OutputFolderTests {
  @Test func refusesAFolderWithFilesOfOthersAndLeavesThemAlone() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      try project.folder.write("mine", to: "public/index.html")
      let before = try project.folder("public").states()
      let built = try await project.reprise("build", "--output", "public/")
      #expect(built.exitCode == 2)
      #expect(built.output == "")
      #expect(
        built.errors == """
          reprise: error: `public` holds files that reprise did not write, and building would \
          replace them. Name another folder with --output, or empty this one.

          """)
      #expect(try project.folder("public").states() == before)
      #expect(try project.folder.names() == ["Content", "Site", "public"])
    }
  }

  @Test func refusesAFile() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      try project.folder.write("mine", to: "public")
      let built = try await project.reprise("build", "--output", "public")
      #expect(built.exitCode == 2)
      #expect(
        built.errors == """
          reprise: error: `public` is not a folder, so the site cannot go there. \
          Name another with --output.

          """)
      #expect(try project.folder.text("public") == "mine")
    }
  }

  @Test func takesAnEmptyFolderAndMakesThoseAboveIt() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      try project.folder("empty").make()
      #expect(try await project.reprise("build", "--output", "empty").exitCode == 0)
      #expect(try await project.reprise("build", "--output", "new/deep/site").exitCode == 0)
      let first = try project.folder("empty").files()
      #expect(first["guide.html"] != nil && first["index.html"] != nil)
      #expect(try project.folder("new/deep/site").files() == first)
      #expect(try project.folder("new/deep").names() == ["site"])
    }
  }

  @Test func keepsALinkToTheFolder() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      try project.folder("served").make()
      try FileManager.default.createSymbolicLink(
        atPath: project.site.path, withDestinationPath: "served")
      for _ in 1...2 { #expect(try await project.reprise("build").exitCode == 0) }
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: project.site.path) == "served")
      #expect(try project.folder("served").files()["index.html"] != nil)
      #expect(try project.folder.names() == ["Content", "Site", "_site", "served"])
    }
  }

  @Test func removesOnlyItsOwnLeftovers() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      // No process has such a number.
      try project.folder.write("", to: "._site.reprise-99999999/index.html")
      try project.folder.write("", to: "._site.reprise-note/text")
      #expect(try await project.reprise("build").exitCode == 0)
      #expect(try project.folder.names() == ["._site.reprise-note", "Content", "Site", "_site"])
    }
  }

  @Test func leavesASiteAloneThatIsThereAlready() async throws {
    try await GuideProject.with(guide: SampleGuides.script) { project in
      #expect(try await project.reprise("build").exitCode == 0)
      let first = try project.site.states()
      #expect(try await project.reprise("build").exitCode == 0)
      #expect(try project.site.states() == first)
    }
  }

  @Test func keepsTheFilesOfPagesThatDidNotChange() async throws {
    let other = "# Other\n\nText.\n"
    try await GuideProject.with(["guide.md": SampleGuides.script, "other.md": other]) { project in
      func number(_ name: String) throws -> Int? {
        let path = project.site(name).path
        return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
      }
      #expect(try await project.reprise("build").exitCode == 0)
      let (page, twin) = (try number("other.html"), try number("guide.md"))
      try project.content.write(other + "\nMore.\n", to: "other.md")
      #expect(try await project.reprise("build").exitCode == 0)
      #expect(try number("other.html") != page)
      #expect(try number("guide.md") == twin)
      #expect(try project.site.text("other.html").contains("More."))
      // What another program put there or took away is mended.
      try project.site.write("mine", to: "guide.md")
      try project.site.write("mine", to: "stray.html")
      #expect(try await project.reprise("build").exitCode == 0)
      #expect(try project.site.text("guide.md") != "mine")
      #expect(try project.site.files()["stray.html"] == nil)
    }
  }
}

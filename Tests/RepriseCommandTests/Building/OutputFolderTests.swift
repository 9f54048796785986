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
          reprise: error: `public` is no folder that the site could go to. \
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
}

import Foundation
import Testing

/// The code of examples as readers take it away from a page.
struct DownloadTests {
  private static let app = """
    ```swift example=timer
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {}
    ```

    ```xml example=timer file=Info.plist
    <plist><dict><key>CFBundleDisplayName</key><string>Timer</string></dict></plist>
    ```

    ```swift example=timer
    let first = 1
    ```

    ```swift example=timer file=Second.swift
    let second = "\\\\ é"
    ```

    ```swift example=timer launch
    app.enterBackground()
    ```

    """

  private static let programs = """
    ---
    examples: page
    ---

    # Sum

    ```swift
    let a = 1
    ```

    ```swift
    print(a)
    ```

    """

  @Test func offersAnAppAsAnXcodeProject() async throws {
    try await GuideProject.with(["guides/app.md": Self.app]) { project in
      #expect(try await project.reprise("build").findings == "")
      let page = try project.site.text("guides/app.html")
      #expect(page.contains("<a href=app.timer.zip download>Xcode project</a>"))
      let files = try unpacked("guides/app.timer.zip", of: project)
      #expect(
        files.keys.sorted() == [
          "Timer/Timer.xcodeproj/project.pbxproj", "Timer/Timer/App.swift",
          "Timer/Timer/Info.plist", "Timer/Timer/Second.swift",
        ])
      #expect(
        files["Timer/Timer/App.swift"] == """
          import UIKit

          @main
          class AppDelegate: UIResponder, UIApplicationDelegate {}

          let first = 1

          """)
      #expect(files["Timer/Timer/Second.swift"] == "let second = \"\\\\ é\"\n")
    }
  }

  @Test func makesAProjectThatTakesAllFilesOfItsFolder() async throws {
    try await GuideProject.with(["app.md": Self.app]) { project in
      #expect(try await project.reprise("build").findings == "")
      let files = try unpacked("app.timer.zip", of: project)
      let text = try #require(files["Timer/Timer.xcodeproj/project.pbxproj"])
      let objects = try objects(ofProject: text)
      let kinds = objects.values.compactMap { $0["isa"] as? String }
      #expect(kinds.count == objects.count)
      func only(_ kind: String) throws -> [String: Any] {
        let found = objects.values.filter { $0["isa"] as? String == kind }
        #expect(found.count == 1)
        return try #require(found.first)
      }
      let folder = try only("PBXFileSystemSynchronizedRootGroup")
      #expect(folder["path"] as? String == "Timer")
      let exception = try only("PBXFileSystemSynchronizedBuildFileExceptionSet")
      #expect(exception["membershipExceptions"] as? [String] == ["Info.plist"])
      let settings = objects.values.compactMap { $0["buildSettings"] as? [String: String] }
      #expect(settings.contains { $0["INFOPLIST_FILE"] == "Timer/Info.plist" })
      #expect(settings.contains { $0["PRODUCT_NAME"] == "$(TARGET_NAME)" })
      // Every object that another names is there.
      let names = Set(text.matches(of: #/5EED[0-9A-F]{20}/#).map { String($0.output) })
      #expect(names == Set(objects.keys))
    }
  }

  @Test func offersAProgramOfSeveralBlocksAsItsFiles() async throws {
    try await GuideProject.with(["sum.md": Self.programs]) { project in
      #expect(try await project.reprise("build").findings == "")
      let page = try project.site.text("sum.html")
      #expect(page.contains("<a href=sum.run-1.zip download>Swift files</a>"))
      let files = try unpacked("sum.run-1.zip", of: project)
      #expect(files == ["Run1/main.swift": "let a = 1\n\nprint(a)\n"])
    }
  }

  @Test func offersNoArchiveOfAProgramInOneBlockBecauseItCanBeCopied() async throws {
    try await GuideProject.with(["one.md": SampleGuides.script]) { project in
      #expect(try await project.reprise("build").exitCode == 0)
      let files = try project.site.files().keys
      #expect(!files.contains { $0.hasSuffix(".zip") })
    }
  }

  @Test func keepsAFileOfTheContentFolderWithTheSameName() async throws {
    try await GuideProject.with(["sum.md": Self.programs]) { project in
      try project.content.write("own", to: "sum.run-1.zip")
      #expect(try await project.reprise("build").exitCode == 0)
      #expect(try project.site.text("sum.run-1.zip") == "own")
    }
  }

  @Test func isTheSameInEveryBuild() async throws {
    try await GuideProject.with(["app.md": Self.app]) { project in
      #expect(try await project.reprise("build").exitCode == 0)
      let first = try project.site.data("app.timer.zip")
      #expect(try await project.reprise("build").exitCode == 0)
      #expect(try project.site.data("app.timer.zip") == first)
    }
  }

  /// The files of an archive, as another program unpacks them.
  private func unpacked(_ path: String, of project: GuideProject) throws -> [String: String] {
    let archive = project.site.path + "/" + path
    let script = """
      import json, sys, zipfile
      archive = zipfile.ZipFile(sys.argv[1])
      assert archive.testzip() is None
      print(json.dumps({name: archive.read(name).decode() for name in archive.namelist()}))
      """
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, archive]
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try JSONDecoder().decode([String: String].self, from: text)
  }

  private func objects(ofProject text: String) throws -> [String: [String: Any]] {
    var format = PropertyListSerialization.PropertyListFormat.xml
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: &format)
    #expect(format == .openStep)
    return try #require((list as? [String: Any])?["objects"] as? [String: [String: Any]])
  }
}
